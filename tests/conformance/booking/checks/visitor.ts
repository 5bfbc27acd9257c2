import { expect } from 'vitest'
import { takesTime } from '../../../../server/domain/availability/calendars/takesTime'
import { ApiError } from '@portico/core/http/apiError'
import { notApplicable, type Check } from '../check'
import { submit, visit } from '../visit'
import { draftWithSlot } from '../drafts'

export const visitorChecks: readonly Check[] = [
  {
    statement: 'a public variant offers every choice without a session, and submitting leads to sign-in',
    requirements: 'BOOK-023 BOOK-059 BOOK-060 C-033 C-063',
    run: async (subject, backend) => {
      if (!isPublic(subject)) return notApplicable('it requires a session')
      const at = await visit(subject, backend, { user: null })
      const draft = await draftWithSlot(at)
      expect((await submit(at, draft)).outcome).toEqual({ kind: 'login' })
      const [row] = await backend.server.db.query<{ n: number }>(
        `select count(*)::int as n from appointment where tenant = $1 and starts_at = $2 and ${takesTime('appointment')} and doctor_id = $3`,
        [subject.tenant.id, draft.slot.start, draft.provider?.ref?.['doctorId'] ?? 0],
      )
      expect(row?.n).toBe(0)
      return undefined
    },
  },
  {
    statement: 'books nothing without a session',
    requirements: 'SHELL-040 BOOK-023',
    run: async (subject, backend) => {
      const signedIn = await visit(subject, backend)
      const draft = await draftWithSlot(signedIn)
      const at = await visit(subject, backend, { user: null }).catch((error: unknown) => {
        if (error instanceof ApiError) return null
        throw error
      })
      if (at) expect(['failed', 'login']).toContain((await submit(at, draft)).outcome.kind)
    },
  },
]

/** Whether the variant's plugin has a screen in the public area. */
const isPublic = ({ host, contribution }: Parameters<Check['run']>[0]) =>
  host.routes.some(({ plugin, area }) => plugin === contribution.plugin && area === 'public')
