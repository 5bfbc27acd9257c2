import { expect } from 'vitest'
import { ApiError } from '@core/http/apiError'
import { notApplicable, type Check } from '../check'
import { submit, visit } from '../visit'
import { draftWithSlot } from '../drafts'

export const visitorChecks: readonly Check[] = [
  {
    statement: 'open to anybody: without a session everything can be chosen, and booking leads to sign-in',
    requirements: 'BOOK-023 BOOK-059 BOOK-060 C-033 C-063',
    run: async (subject, backend) => {
      if (!isPublic(subject)) return notApplicable('it is for people who have signed in')
      const at = await visit(subject, backend, { user: null })
      const draft = await draftWithSlot(at)
      expect((await submit(at, draft)).outcome).toEqual({ kind: 'login' })
      const [row] = await backend.server.db.query<{ n: number }>(
        'select count(*)::int as n from appointment where tenant = $1 and starts_at = $2 and status in (2, 3) and doctor_id = $3',
        [subject.tenant.id, draft.slot.start, draft.provider?.ref?.['doctorId'] ?? 0],
      )
      expect(row?.n).toBe(0)
      return undefined
    },
  },
  {
    statement: 'without a session nothing is booked',
    requirements: 'SHELL-040 BOOK-023',
    run: async (subject, backend) => {
      const known = await visit(subject, backend)
      const draft = await draftWithSlot(known)
      const at = await visit(subject, backend, { user: null }).catch((fault: unknown) => {
        if (fault instanceof ApiError) return null
        throw fault
      })
      if (at) expect(['failed', 'login']).toContain((await submit(at, draft)).outcome.kind)
    },
  },
]

/** Its plugin has a screen for people without a session. */
const isPublic = ({ host, contribution }: Parameters<Check['run']>[0]) =>
  host.routes.some(({ plugin, area }) => plugin === contribution.plugin && area === 'public')
