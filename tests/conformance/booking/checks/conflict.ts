import { expect } from 'vitest'
import { initialState, bookingReducer } from '../../../../kits/booking/state/bookingReducer'
import type { Check } from '../check'
import { onSubmit, errorResponse } from '../client'
import { fetchAppointment, holdsSlot, submit, visit } from '../visit'
import { draftWithSlot } from '../drafts'

export const conflictChecks: readonly Check[] = [
  {
    statement: 'reports a conflict when the slot was taken meanwhile, and asks for another time',
    requirements: 'ERR-021 ERR-022 BOOK-029',
    run: async (subject, backend) => {
      const at = await visit(subject, backend)
      const draft = await draftWithSlot(at)
      await backend.bookAllDoctors(subject.tenant, draft.slot.start, 5)
      const { outcome } = await submit(at, draft)
      expect(outcome).toEqual({ kind: 'conflict' })
      const range = { from: draft.slot.start, to: new Date(Date.parse(draft.slot.start) + 1).toISOString() }
      expect(await subject.variant.slots(draft, range, at.context)).toEqual([])
      const move = bookingReducer(subject.variant)
      const sending = move(move(initialState(draft.variant), { type: 'opened', draft }), {
        type: 'submitted',
      })
      const { slot, idempotencyKey, ...rest } = draft
      const after = move(sending, { type: 'outcomeReceived', outcome })
      expect(after).toMatchObject({ phase: 'notBooked', draft: rest, lostSlot: { slot } })
      expect(after.draft.idempotencyKey).not.toBe(idempotencyKey)
    },
  },
  {
    statement: 'treats each of the API’s slot refusal codes as a conflict',
    requirements: 'ERR-021 ERR-022 ERR-023',
    run: async (subject, backend) => {
      const draft = await draftWithSlot(await visit(subject, backend))
      for (const code of [-32054, -32052]) {
        const at = await visit(subject, backend, {
          intercept: onSubmit(async () => errorResponse(400, 'APPOINTMENT_NOT_AVAILABLE', code)),
        })
        expect((await submit(at, draft)).outcome.kind).toBe('conflict')
      }
    },
  },
  {
    statement: 'books a slot for only one of two people who submit at once',
    requirements: 'ERR-021',
    run: async (subject, backend) => {
      const one = await visit(subject, backend)
      const two = await visit(subject, backend, { user: 'videos' })
      // An agreement belongs to one person; the other could not book with it.
      const draft = await draftWithSlot(one, ({ insurer }) => !insurer?.ref)
      const result = await Promise.all([
        submit(one, draft),
        submit(two, { ...draft, idempotencyKey: crypto.randomUUID() }),
      ])
      const [mine, theirs] = result
      expect(result.filter(holdsSlot).length).toBeGreaterThan(0)
      if (result.every(holdsSlot)) {
        const booked = [await fetchAppointment(one, mine.bookId), await fetchAppointment(two, theirs.bookId)]
        expect(draft.provider, 'the same doctor booked twice').toBeUndefined()
        expect(new Set(booked.map(({ providerId }) => providerId)).size).toBe(2)
      } else {
        expect(result.filter((each) => !holdsSlot(each)).map(({ outcome }) => outcome)).toEqual([
          { kind: 'conflict' },
        ])
      }
    },
  },
]
