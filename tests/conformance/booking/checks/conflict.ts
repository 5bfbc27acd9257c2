import { expect } from 'vitest'
import { loading, machine } from '@kits/booking/state/bookingReducer'
import type { Check } from '../check'
import { atSubmit, refusal } from '../client'
import { appointment, isTaken, submit, visit } from '../visit'
import { readyDraft } from '../drafts'

export const conflict: readonly Check[] = [
  {
    id: 'says when somebody else was faster, and asks for another time',
    requirement: 'ERR-021 ERR-022 BOOK-029',
    run: async (subject, house) => {
      const at = await visit(subject, house)
      const draft = await readyDraft(at)
      await house.takeAll(subject.tenant, draft.slot.start, 5)
      const { outcome } = await submit(at, draft)
      expect(outcome).toEqual({ kind: 'conflict' })
      const range = { from: draft.slot.start, to: new Date(Date.parse(draft.slot.start) + 1).toISOString() }
      expect(await subject.variant.slots(draft, range, at.context)).toEqual([])
      const move = machine(subject.variant.steps)
      const sending = move(move(loading(draft.variant), { type: 'opened', draft }), { type: 'submitted' })
      const { slot, idempotencyKey, ...rest } = draft
      const after = move(sending, { type: 'ended', outcome })
      expect(after).toMatchObject({ phase: 'notBooked', draft: rest, lost: { slot } })
      expect(after.draft.idempotencyKey).not.toBe(idempotencyKey)
    },
  },
  {
    id: 'knows a refused time by each of the provider’s codes',
    requirement: 'ERR-021 ERR-022 ERR-023',
    run: async (subject, house) => {
      const draft = await readyDraft(await visit(subject, house))
      for (const code of [-32054, -32052]) {
        const at = await visit(subject, house, {
          meddle: atSubmit(async () => refusal(400, 'APPOINTMENT_NOT_AVAILABLE', code)),
        })
        expect((await submit(at, draft)).outcome.kind).toBe('conflict')
      }
    },
  },
  {
    id: 'two people at once: one time is one person’s',
    requirement: 'ERR-021',
    run: async (subject, house) => {
      const one = await visit(subject, house)
      const two = await visit(subject, house, { who: 'videos' })
      // An agreement is one person's own: the other could not book with it.
      const draft = await readyDraft(one, ({ insurer }) => !insurer?.ref)
      const ended = await Promise.all([
        submit(one, draft),
        submit(two, { ...draft, idempotencyKey: crypto.randomUUID() }),
      ])
      const [mine, theirs] = ended
      expect(ended.filter(isTaken).length).toBeGreaterThan(0)
      if (ended.every(isTaken)) {
        const booked = [await appointment(one, mine.bookId), await appointment(two, theirs.bookId)]
        expect(draft.provider, 'one doctor twice at one time').toBeUndefined()
        expect(new Set(booked.map(({ providerId }) => providerId)).size).toBe(2)
      } else {
        expect(ended.filter((each) => !isTaken(each)).map(({ outcome }) => outcome)).toEqual([
          { kind: 'conflict' },
        ])
      }
    },
  },
]
