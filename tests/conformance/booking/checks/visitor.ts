import { expect } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import { notApplicable, notKnown, type Check } from '../check'
import { isKnown, submit, visit } from '../visit'
import { draftWithSlot } from '../drafts'

export const visitorChecks: readonly Check[] = [
  {
    statement: 'a public variant offers every choice without a session, and submitting leads to sign-in',
    requirements: 'BOOK-023 BOOK-059 BOOK-060 C-033 C-063',
    run: async (subject, backEnd) => {
      if (!isPublic(subject)) return notApplicable('it requires a session')
      const at = await visit(subject, backEnd, { person: null })
      const draft = await draftWithSlot(at)
      expect((await submit(at, draft)).outcome).toEqual({ kind: 'login' })
      expect(await backEnd.booked(subject.tenant)).toEqual([])
      return undefined
    },
  },
  {
    statement: 'books nothing without a session',
    requirements: 'SHELL-040 BOOK-023',
    run: async (subject, backEnd) => {
      const signedIn = await visit(subject, backEnd)
      const draft = await draftWithSlot(signedIn)
      if (!(await isKnown(signedIn, draft))) return notKnown
      const at = await visit(subject, backEnd, { person: null }).catch((error: unknown) => {
        if (error instanceof ApiError) return null
        throw error
      })
      if (at) expect(['failed', 'login']).toContain((await submit(at, draft)).outcome.kind)
      expect(await backEnd.booked(subject.tenant)).toEqual([])
      return undefined
    },
  },
]

/** Whether the variant's plugin has a screen in the public area. */
const isPublic = ({ host, contribution }: Parameters<Check['run']>[0]) =>
  host.routes.some(({ plugin, area }) => plugin === contribution.plugin && area === 'public')
