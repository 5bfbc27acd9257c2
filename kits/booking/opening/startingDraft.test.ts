// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import type { Call } from '@portico/core/http/useCall'
import { newDraft } from '../draft/draft'
import { storeHandOver } from '../storage/handOver'
import { saveDraft, loadDraft } from '../storage/draftStorage'
import { openBooking, type OpenInput } from './openBooking'
import type { BookingContext, BookingVariant, Draft } from '../variant'

const service = { id: '1', label: 'Revisión' }
const variant = {
  id: 'v',
  steps: ['service', 'time', 'review'],
  initialAnswers: async () => ({ service }),
} as unknown as BookingVariant
const scope = { personKey: 'fhgst|ana|ana', variant: 'v' }
const context = (status = 3, preset: object = {}, userId = 'ana') =>
  ({
    call: (async () => ({ id: 9, status })) as unknown as Call,
    userId,
    preset,
  }) as unknown as BookingContext
const input = (its = context()): OpenInput => ({
  variant,
  context: its,
  scope,
  draftId: 'fresh',
  storage: sessionStorage,
  now: 0,
})
const old = (known: Partial<Draft> = {}) => newDraft('v', 'old', { notes: 'x', ...known })

beforeEach(() => sessionStorage.clear())

it('BOOK-002 starts with the answers in the address; a stored draft takes precedence', async () => {
  expect(await openBooking(input())).toMatchObject({ draft: { service, idempotencyKey: 'fresh.0' } })
  saveDraft(sessionStorage, scope, { draft: old(), skippedSteps: [] })
  expect(await openBooking(input())).toMatchObject({ draft: { notes: 'x', idempotencyKey: 'old.0' } })
})

it('BOOK-002 answers from another screen take precedence over a stored draft', async () => {
  saveDraft(sessionStorage, scope, { draft: old(), skippedSteps: [] })
  expect(await openBooking(input(context(3, { service: 1 })))).toMatchObject({
    draft: { service, notes: '', idempotencyKey: 'fresh.0' },
  })
})

it('C-069 ERR-037 a person who returns without paying continues at the review', async () => {
  saveDraft(sessionStorage, scope, { draft: old({ pendingPaymentId: 9 }), skippedSteps: [] })
  const opened = await openBooking(input(context(4)))
  expect(opened).toMatchObject({ step: 'review', draft: { notes: 'x' } })
  expect(opened).not.toHaveProperty('draft.pendingPaymentId')
})

it('C-060 C-069 a slot that is still held stays in the draft', async () => {
  saveDraft(sessionStorage, scope, { draft: old({ pendingPaymentId: 9 }), skippedSteps: [] })
  expect(await openBooking(input(context(3)))).toMatchObject({
    step: 'review',
    draft: { pendingPaymentId: 9, notes: 'x' },
  })
})

it.each([
  ['a paid appointment is not booked again', 2],
  ['neither is one that was paid and cancelled', 1],
] as const)('C-069 BOOK-040 %s', async (_, status) => {
  saveDraft(sessionStorage, scope, { draft: old({ pendingPaymentId: 9 }), skippedSteps: [] })
  expect(await openBooking(input(context(status)))).toMatchObject({ draft: { idempotencyKey: 'fresh.0' } })
  expect(loadDraft(sessionStorage, scope, 0)).toBeNull()
})

it('C-033 BOOK-023 a handed-over draft opens once, at the review, after signing in', async () => {
  storeHandOver(sessionStorage, { draft: old(), skippedSteps: [] })
  expect(await openBooking(input(context(3, {}, '')))).toMatchObject({ draft: { notes: '' } })
  expect(await openBooking(input())).toMatchObject({ step: 'review', draft: { notes: 'x' } })
  expect(await openBooking(input())).toMatchObject({ draft: { notes: '' } })
})
