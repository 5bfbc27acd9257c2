import { expect } from 'vitest'
import { saveDraft, loadDraft } from '../../../../kits/booking/storage/draftStorage'
import { initialState, bookingReducer } from '../../../../kits/booking/state/bookingReducer'
import type { Draft, Outcome } from '@portico/booking/variant'
import { notApplicable, notKnown, type Check } from '../check'
import { missingTexts } from '../namedTexts'
import { onSubmit, errorResponse, type Intercept } from '../client'
import { memoryStorage } from '../memoryStorage'
import { bookedBy, hasOwnOperation, holdsSlot, isKnown, submit, visit, type Visit } from '../visit'
import { draftWithSlot } from '../drafts'
import { textOf } from '../texts'
import type { Subject } from '../subject'

const network = { kind: 'failed', message: 'APPOINTMENT.ERRORS.NETWORK' }

export const errorChecks: readonly Check[] = [
  {
    statement: 'has every text that its code names, in every language',
    requirements: 'ERR-024',
    run: async ({ folder }) => {
      expect(missingTexts(folder)).toEqual([])
    },
  },
  {
    statement:
      'keeps the draft and shows a translated message when the session has ended or the server refuses',
    requirements: 'ERR-024 SHELL-030 SHELL-040',
    run: async (subject, backEnd) => {
      const draft = await draftWithSlot(await visit(subject, backEnd))
      for (const [status, message] of [
        [401, 'UNAUTHORIZED'],
        [403, 'FORBIDDEN'],
        [400, 'FORMAT_NOT_VALID'],
        [400, 'text of the server'],
        [500, 'INTERNAL'],
      ] as const) {
        const intercept = onSubmit(async () => errorResponse(status, message))
        const { outcome } = await submit(await visit(subject, backEnd, { intercept }), draft)
        expect(outcome.kind, `${status} ${message}`).toBe('failed')
        expectTexts(subject, outcome)
        expectDraftKept(subject, draft, outcome, backEnd.now().getTime())
      }
    },
  },
  {
    statement: 'keeps the draft when the back end itself has ended the session, and books nothing',
    requirements: 'ERR-024 SHELL-040',
    run: async (subject, backEnd) => {
      const at = await visit(subject, backEnd)
      const draft = await draftWithSlot(at)
      if (!(await isKnown(at, draft))) return notKnown
      if (at.token) await backEnd.endSession(subject.tenant, at.token)
      const { outcome } = await submit(at, draft)
      expect(outcome.kind).toBe('failed')
      expectTexts(subject, outcome)
      expectDraftKept(subject, draft, outcome, backEnd.now().getTime())
      expect(await bookedBy(at)).toEqual([])
      return undefined
    },
  },
  {
    statement:
      'shows the reference of an error that nobody explains, so that the operator finds it in the log',
    requirements: 'ERR-024 C-138',
    run: async (subject, backEnd) => {
      const reference = '5e1f-77'
      const body = { message: 'SOMETHING_NEW', details: { reference } }
      const intercept = onSubmit(async () =>
        Response.json(body, { status: 500, headers: { 'x-request-id': reference } }),
      )
      const draft = await draftWithSlot(await visit(subject, backEnd))
      const { outcome } = await submit(await visit(subject, backEnd, { intercept }), draft)
      expect(outcome).toMatchObject({ kind: 'failed', reference })
    },
  },
  {
    statement: 'treats an answer without a booking or an allowed redirect as a failure',
    requirements: 'BOOK-040 C-053 C-064',
    run: async (subject, backEnd) => {
      const draft = await draftWithSlot(await visit(subject, backEnd))
      for (const redirectUrl of [null, 'https://elsewhere.example/pay', 'javascript:alert(1)']) {
        const intercept = onSubmit(async () =>
          Response.json({ booked: false, loginRequired: false, redirectUrl }),
        )
        const { outcome } = await submit(await visit(subject, backEnd, { intercept }), draft)
        expect(outcome.kind, `redirect to ${redirectUrl}`).toBe('failed')
        expectTexts(subject, outcome)
      }
    },
  },
  {
    statement: 'leads to sign-in when the answer requires it',
    requirements: 'BOOK-023 C-033',
    run: async (subject, backEnd) => {
      const opened = await visit(subject, backEnd)
      const draft = await draftWithSlot(opened)
      if (await hasOwnOperation(opened, draft))
        return notApplicable('its API has answers of its own, and refuses a request without a session')
      const intercept = onSubmit(async () =>
        Response.json({ booked: false, loginRequired: true, redirectUrl: null }),
      )
      expect((await submit(await visit(subject, backEnd, { intercept }), draft)).outcome).toEqual({
        kind: 'login',
      })
      return undefined
    },
  },
  {
    statement: 'a retry after a lost request books once',
    requirements: 'BOOK-039 ERR-024',
    run: async (subject, backEnd) => {
      const at = await visitWithFailingSubmit(subject, backEnd, async () => {
        throw new TypeError('Failed to fetch')
      })
      await expectBookedOnceOnRetry(at)
    },
  },
  {
    statement: 'a retry after a lost answer books once',
    requirements: 'BOOK-039 ERR-024',
    run: async (subject, backEnd) => {
      const at = await visitWithFailingSubmit(subject, backEnd, async (sent, pass) => {
        await pass(sent)
        throw new TypeError('Failed to fetch')
      })
      await expectBookedOnceOnRetry(at)
    },
  },
  {
    statement: 'a double tap on a slow network books once',
    requirements: 'BOOK-039',
    run: async (subject, backEnd) => {
      const at = await visit(subject, backEnd, {
        intercept: onSubmit(async (sent, pass) => {
          await new Promise((resolve) => setImmediate(resolve))
          return pass(sent)
        }),
      })
      const before = await countAppointments(at)
      const draft = await draftWithSlot(at)
      const result = await Promise.all([submit(at, draft), submit(at, draft)])
      expect(result.filter(holdsSlot).length).toBeGreaterThan(0)
      expect((await countAppointments(at)) - before).toBe(1)
    },
  },
]

/** Opens a booking whose first submit goes through `intercept`. */
function visitWithFailingSubmit(
  subject: Subject,
  backEnd: Visit['backEnd'],
  intercept: Intercept,
): Promise<Visit> {
  let isFirst = true
  return visit(subject, backEnd, {
    intercept: onSubmit((sent, pass) => {
      if (!isFirst) return pass(sent)
      isFirst = false
      return intercept(sent, pass)
    }),
  })
}

async function expectBookedOnceOnRetry(at: Visit): Promise<void> {
  const before = await countAppointments(at)
  const draft = await draftWithSlot(at)
  const first = await submit(at, draft)
  expect(first.outcome).toEqual(network)
  const second = await submit(at, draft)
  expect(holdsSlot(second), `the retry: ${JSON.stringify(second.outcome)}`).toBe(true)
  const keys = [first, second].map(({ sent }) => sent?.headers['idempotency-key'])
  expect(keys).toEqual([draft.idempotencyKey, draft.idempotencyKey])
  expect((await countAppointments(at)) - before).toBe(1)
}

/** The number of appointments the person has, including those that wait for a payment. */
const countAppointments = async (at: Visit): Promise<number> => (await bookedBy(at)).length

/** Expects that the message of a failure has a text in both languages. */
function expectTexts({ folder }: Subject, outcome: Outcome): void {
  if (outcome.kind !== 'failed') return
  for (const key of [outcome.message, ...(outcome.detail ? [outcome.detail] : [])]) {
    for (const language of ['es', 'en'] as const) {
      expect(textOf(folder, key, language), `${key} in ${language}`).toBeDefined()
    }
  }
}

/** Expects the same draft after a failure, in the state and in draft storage. */
function expectDraftKept({ variant }: Subject, draft: Draft, outcome: Outcome, now: number): void {
  const move = bookingReducer(variant)
  const sending = move(move(initialState(variant.id), { type: 'opened', draft }), { type: 'submitted' })
  const state = move(sending, { type: 'outcomeReceived', outcome })
  expect(state).toMatchObject({ phase: 'notBooked', draft })
  const storage = memoryStorage()
  const scope = { personKey: 'somebody', variant: variant.id }
  saveDraft(storage, scope, state)
  expect(loadDraft(storage, scope, now)?.draft).toEqual(JSON.parse(JSON.stringify(draft)))
}
