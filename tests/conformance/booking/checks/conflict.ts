import { expect } from 'vitest'
import { initialState, bookingReducer } from '../../../../kits/booking/state/bookingReducer'
import type { Check } from '../check'
import { onSubmit, errorResponse } from '../client'
import { bookedAt, holdsSlot, submit, visit } from '../visit'
import { draftWithSlot } from '../drafts'

export const conflictChecks: readonly Check[] = [
  {
    statement: 'reports a conflict when the slot was taken meanwhile, and asks for another time',
    requirements: 'ERR-021 ERR-022 BOOK-029',
    run: async (subject, backEnd) => {
      const at = await visit(subject, backEnd)
      const draft = await draftWithSlot(at)
      await backEnd.takeTime(subject.tenant, draft.slot.start, 5)
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
    run: async (subject, backEnd) => {
      const draft = await draftWithSlot(await visit(subject, backEnd))
      for (const code of [-32054, -32052]) {
        const at = await visit(subject, backEnd, {
          intercept: onSubmit(async () => errorResponse(400, 'APPOINTMENT_NOT_AVAILABLE', code)),
        })
        expect((await submit(at, draft)).outcome.kind).toBe('conflict')
      }
    },
  },
  {
    statement: 'books a slot for only one of two people who submit at once',
    requirements: 'ERR-021',
    run: async (subject, backEnd) => {
      const one = await visit(subject, backEnd)
      const two = await visit(subject, backEnd, { person: 'second' })
      // An agreement belongs to one person; the other could not book with it.
      const draft = await draftWithSlot(one, ({ insurer }) => !insurer?.ref)
      const result = await Promise.all([
        submit(one, draft),
        submit(two, { ...draft, idempotencyKey: crypto.randomUUID() }),
      ])
      expect(result.filter(holdsSlot).length).toBeGreaterThan(0)
      if (result.every(holdsSlot)) {
        const { start } = draft.slot
        const booked = [await bookedAt(one, start), await bookedAt(two, start)]
        expect(draft.provider, 'the same doctor booked twice').toBeUndefined()
        expect(new Set(booked.map(({ calendar }) => calendar)).size).toBe(2)
      } else {
        expect(result.filter((each) => !holdsSlot(each)).map(({ outcome }) => outcome)).toEqual([
          { kind: 'conflict' },
        ])
      }
    },
  },
]
