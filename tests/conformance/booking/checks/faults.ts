import { expect } from 'vitest'
import { saveDraft, loadDraft } from '@kits/booking/storage/draftStorage'
import { initialState, bookingReducer } from '@kits/booking/state/bookingReducer'
import type { Draft, Outcome } from '@kits/booking/variant'
import type { Check } from '../check'
import { missingTexts } from '../namedTexts'
import { onSubmit, errorResponse, type Intercept } from '../client'
import { memoryStorage } from '../memoryStorage'
import { holdsSlot, submit, visit, type Visit } from '../visit'
import { draftWithSlot } from '../drafts'
import { textOf } from '../texts'
import type { Subject } from '../subject'

const network = { kind: 'failed', message: 'APPOINTMENT.ERRORS.NETWORK' }

export const errorChecks: readonly Check[] = [
  {
    statement: 'has every text that its sources name, in every language',
    requirements: 'ERR-024',
    run: async ({ contribution }) => {
      expect(missingTexts(contribution.plugin)).toEqual([])
    },
  },
  {
    statement: 'keeps the draft and says what happened when the session is over or the server refuses',
    requirements: 'ERR-024 SHELL-030 SHELL-040',
    run: async (subject, backend) => {
      const draft = await draftWithSlot(await visit(subject, backend))
      for (const [status, message] of [
        [401, 'UNAUTHORIZED'],
        [403, 'FORBIDDEN'],
        [400, 'FORMAT_NOT_VALID'],
        [400, 'words of the server'],
        [500, 'INTERNAL'],
      ] as const) {
        const intercept = onSubmit(async () => errorResponse(status, message))
        const { outcome } = await submit(await visit(subject, backend, { intercept }), draft)
        expect(outcome.kind, `${status} ${message}`).toBe('failed')
        expectTexts(subject, outcome)
        expectKept(subject, draft, outcome, backend.now().getTime())
      }
    },
  },
  {
    statement: 'an answer that says neither booked nor where to go is a failure',
    requirements: 'BOOK-040 C-053 C-064',
    run: async (subject, backend) => {
      const draft = await draftWithSlot(await visit(subject, backend))
      for (const redirectUrl of [null, 'https://elsewhere.example/pay', 'javascript:alert(1)']) {
        const intercept = onSubmit(async () =>
          Response.json({ booked: false, loginRequired: false, redirectUrl }),
        )
        const { outcome } = await submit(await visit(subject, backend, { intercept }), draft)
        expect(outcome.kind, `redirect to ${redirectUrl}`).toBe('failed')
        expectTexts(subject, outcome)
      }
    },
  },
  {
    statement: 'an answer that asks for sign-in leads to sign-in',
    requirements: 'BOOK-023 C-033',
    run: async (subject, backend) => {
      const draft = await draftWithSlot(await visit(subject, backend))
      const intercept = onSubmit(async () =>
        Response.json({ booked: false, loginRequired: true, redirectUrl: null }),
      )
      expect((await submit(await visit(subject, backend, { intercept }), draft)).outcome).toEqual({
        kind: 'login',
      })
    },
  },
  {
    statement: 'a dead network is said, and trying again books once: request lost',
    requirements: 'BOOK-039 ERR-024',
    run: async (subject, backend) => {
      const at = await broken(subject, backend, async () => {
        throw new TypeError('Failed to fetch')
      })
      await expectOnce(at)
    },
  },
  {
    statement: 'a dead network is said, and trying again books once: answer lost',
    requirements: 'BOOK-039 ERR-024',
    run: async (subject, backend) => {
      const at = await broken(subject, backend, async (sent, pass) => {
        await pass(sent)
        throw new TypeError('Failed to fetch')
      })
      await expectOnce(at)
    },
  },
  {
    statement: 'a double tap on a slow network books once',
    requirements: 'BOOK-039',
    run: async (subject, backend) => {
      const at = await visit(subject, backend, {
        intercept: onSubmit(async (sent, pass) => {
          await new Promise((resolve) => setImmediate(resolve))
          return pass(sent)
        }),
      })
      const before = await booked(at)
      const draft = await draftWithSlot(at)
      const result = await Promise.all([submit(at, draft), submit(at, draft)])
      expect(result.filter(holdsSlot).length).toBeGreaterThan(0)
      expect((await booked(at)) - before).toBe(1)
    },
  },
]

/** A line on which the first submit comes to grief. */
function broken(subject: Subject, backend: Visit['backend'], intercept: Intercept): Promise<Visit> {
  let isFirst = true
  return visit(subject, backend, {
    intercept: onSubmit((sent, pass) => {
      if (!isFirst) return pass(sent)
      isFirst = false
      return intercept(sent, pass)
    }),
  })
}

async function expectOnce(at: Visit): Promise<void> {
  const before = await booked(at)
  const draft = await draftWithSlot(at)
  const first = await submit(at, draft)
  expect(first.outcome).toEqual(network)
  const second = await submit(at, draft)
  expect(holdsSlot(second), `the second time: ${JSON.stringify(second.outcome)}`).toBe(true)
  const keys = [first, second].map(({ sent }) => sent?.headers['idempotency-key'])
  expect(keys).toEqual([draft.idempotencyKey, draft.idempotencyKey])
  expect((await booked(at)) - before).toBe(1)
}

/** How many appointments the person has, those that are held included. */
async function booked({ subject, backend, context }: Visit): Promise<number> {
  const [row] = await backend.server.db.query<{ n: number }>(
    'select count(*)::int as n from appointment where tenant = $1 and patient_id = $2 and status in (2, 3)',
    [subject.tenant.id, context.userId],
  )
  return row?.n ?? 0
}

/** What a failure shows is a text in both languages, never a key. */
function expectTexts({ contribution }: Subject, outcome: Outcome): void {
  if (outcome.kind !== 'failed') return
  for (const key of [outcome.message, ...(outcome.detail ? [outcome.detail] : [])]) {
    for (const language of ['es', 'en'] as const) {
      expect(textOf(contribution.plugin, key, language), `${key} in ${language}`).toBeDefined()
    }
  }
}

/** After a failure the draft is as it was, in the state and in what a new sign-in finds again. */
function expectKept({ variant }: Subject, draft: Draft, outcome: Outcome, now: number): void {
  const move = bookingReducer(variant.steps)
  const sending = move(move(initialState(variant.id), { type: 'opened', draft }), { type: 'submitted' })
  const state = move(sending, { type: 'outcomeReceived', outcome })
  expect(state).toMatchObject({ phase: 'notBooked', draft })
  const storage = memoryStorage()
  const scope = { personKey: 'somebody', variant: variant.id }
  saveDraft(storage, scope, state)
  expect(loadDraft(storage, scope, now)?.draft).toEqual(JSON.parse(JSON.stringify(draft)))
}
