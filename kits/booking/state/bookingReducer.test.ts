import { describe, expect, it } from 'vitest'
import { newDraft } from '../draft/draft'
import {
  initialState,
  bookingReducer,
  type BookingEvent,
  type BookingState,
  type Phase,
} from './bookingReducer'
import { readErrorResponse, type ErrorResponse } from '../submit/outcome'
import type { Outcome, StepId } from '../variant'

const steps: StepId[] = ['specialty', 'service', 'provider', 'time', 'review']
const move = bookingReducer({ steps })
const choice = (id: string) => ({ id, label: id })
const slot = { start: '2026-11-12T10:00:00.000Z', zone: 'Europe/Madrid' }
const draft = newDraft('v', 'k', {
  specialty: choice('s'),
  provider: choice('p'),
  slot,
  notes: 'palpitaciones',
})
const at = (phase: Phase): BookingState => ({ phase, draft, skippedSteps: [] })

const events: Record<string, BookingEvent> = {
  opened: { type: 'opened', draft },
  picked: { type: 'choicePicked', step: 'specialty', choice: choice('t') },
  pickedTime: { type: 'slotPicked', slot },
  dates: { type: 'datesChecked', found: true },
  noDates: { type: 'datesChecked', found: false },
  submitted: { type: 'submitted' },
  booked: { type: 'outcomeReceived', outcome: { kind: 'booked', bookId: 7 } },
  conflict: { type: 'outcomeReceived', outcome: { kind: 'conflict' } },
  failed: { type: 'outcomeReceived', outcome: { kind: 'failed', message: 'APPOINTMENT.ERROR' } },
  redirect: { type: 'outcomeReceived', outcome: { kind: 'redirect', url: 'https://pay.example' } },
  login: { type: 'outcomeReceived', outcome: { kind: 'login' } },
}
const phases: Phase[] = ['loading', 'choosing', 'noDates', 'booking', 'booked', 'notBooked']
const table: Record<string, Phase[]> = {
  // from:      loading     choosing    noDates     booking     booked    notBooked
  opened: ['choosing', 'choosing', 'choosing', 'choosing', 'choosing', 'choosing'],
  picked: ['loading', 'choosing', 'choosing', 'booking', 'booked', 'choosing'],
  pickedTime: ['loading', 'choosing', 'choosing', 'booking', 'booked', 'choosing'],
  dates: ['loading', 'choosing', 'choosing', 'booking', 'booked', 'choosing'],
  noDates: ['loading', 'noDates', 'noDates', 'booking', 'booked', 'noDates'],
  submitted: ['loading', 'booking', 'booking', 'booking', 'booked', 'booking'],
  booked: ['loading', 'choosing', 'noDates', 'booked', 'booked', 'notBooked'],
  conflict: ['loading', 'choosing', 'noDates', 'notBooked', 'booked', 'notBooked'],
  failed: ['loading', 'choosing', 'noDates', 'notBooked', 'booked', 'notBooked'],
  redirect: ['loading', 'choosing', 'noDates', 'booking', 'booked', 'notBooked'],
  login: ['loading', 'choosing', 'noDates', 'notBooked', 'booked', 'notBooked'],
}

describe('C-060 one state machine', () => {
  const rows = Object.entries(table).flatMap(([name, row]) =>
    row.map((expected, from) => [phases[from] as Phase, name, expected] as const),
  )
  it.each(rows)('%s and %s gives %s', (from, name, expected) => {
    expect(move(at(from), events[name] as BookingEvent).phase).toBe(expected)
  })

  it('has an empty initial state', () => {
    expect(initialState('v')).toMatchObject({ phase: 'loading', draft: { variant: 'v', notes: '' } })
  })
})

describe('ERR-021 ERR-022 ERR-023 a conflict', () => {
  const lost = move(at('booking'), events['conflict'] as BookingEvent)

  it('removes only the slot, and remembers it', () => {
    const { slot: _slot, idempotencyKey: _key, ...rest } = draft
    expect(lost.draft).toMatchObject(rest)
    expect(lost.draft.slot).toBeUndefined()
    expect(lost.lostSlot).toEqual({ slot, provider: choice('p') })
  })

  it('remembers that it was the person’s own appointment', () => {
    const own = move(at('booking'), {
      type: 'outcomeReceived',
      outcome: { kind: 'conflict', ownAppointment: true },
    })
    expect(own.lostSlot).toMatchObject({ slot, isOwnAppointment: true })
  })

  it('ends when the person picks another slot or all days', () => {
    const other = { ...slot, start: '2026-11-12T10:40:00.000Z' }
    const taken = move(lost, { type: 'slotPicked', slot: other, provider: choice('q') })
    expect(taken.draft).toMatchObject({ slot: other, provider: choice('q'), notes: 'palpitaciones' })
    expect(taken.lostSlot).toBeUndefined()
    expect(move(lost, { type: 'conflictDismissed' })).not.toHaveProperty('lostSlot')
  })

  it('stays while the notes change', () => {
    expect(move(lost, { type: 'notesChanged', notes: 'más', at: 0 })).toMatchObject({
      draft: { notes: 'más' },
      lostSlot: { slot },
    })
  })
})

it('C-069 after a redirect to pay or a sign-in the next submit is a new request, and the hold is kept', () => {
  const end = (outcome: Outcome) => move(at('booking'), { type: 'outcomeReceived', outcome })
  const paying = end({ kind: 'redirect', url: 'https://pay.example', bookId: 9 })
  expect(paying.draft).toEqual({ ...draft, pendingPaymentId: 9, idempotencyKey: 'k.1' })
  expect(end({ kind: 'login' })).toMatchObject({ needsSignIn: true, draft: { slot, idempotencyKey: 'k.1' } })
})

it('ERR-024 a failure shows its reason until the next attempt', () => {
  const notBooked = move(at('booking'), {
    type: 'outcomeReceived',
    outcome: { kind: 'failed', message: 'APPOINTMENT.ERROR', detail: 'APPOINTMENT.NO_CHARGED' },
  })
  expect(notBooked.failure).toEqual({ message: 'APPOINTMENT.ERROR', detail: 'APPOINTMENT.NO_CHARGED' })
  expect(move(notBooked, { type: 'submitted' })).not.toHaveProperty('failure')
})

it('BOOK-033 remembers steps with a single choice until an earlier answer changes', () => {
  const one = move(at('choosing'), { type: 'choicePicked', step: 'service', choice: choice('x'), only: true })
  expect(one.skippedSteps).toEqual(['service'])
  expect(move(one, { type: 'choicePicked', step: 'provider', choice: choice('y') }).skippedSteps).toEqual([
    'service',
  ])
  expect(move(one, { type: 'choicePicked', step: 'specialty', choice: choice('z') }).skippedSteps).toEqual([])
})

it('BOOK-091 renews an idempotency key that another request used', () => {
  const isRenewed = (fault: ErrorResponse) =>
    move(at('booking'), { type: 'outcomeReceived', outcome: readErrorResponse(fault) }).draft
      .idempotencyKey !== draft.idempotencyKey
  expect(isRenewed({ status: 409, message: 'IDEMPOTENCY_KEY_REUSED' })).toBe(true)
  expect(isRenewed({ status: 0, message: 'NETWORK' })).toBe(false)
  expect(isRenewed({ status: 500, message: '' })).toBe(false)
})
