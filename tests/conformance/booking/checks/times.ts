import { expect } from 'vitest'
import { isBookable, leadMinutes } from '../../../../kits/booking/draft/leadTime'
import { initialState, bookingReducer } from '../../../../kits/booking/state/bookingReducer'
import type { Slot } from '@portico/booking/variant'
import type { Check } from '../check'
import { bookedAt, holdsSlot, leadMinutesOf, draftProblem, submit, visit } from '../visit'
import { draftWithSlot } from '../drafts'

const day = 86_400_000
const later = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString()

export const slotChecks: readonly Check[] = [
  {
    statement: 'finds the earliest slot, neither before the requested instant nor within the lead time',
    requirements: 'BOOK-036 BOOK-049',
    run: async (subject, backEnd) => {
      const at = await visit(subject, backEnd)
      const draft = await draftWithSlot(at)
      const from = backEnd.now().toISOString()
      const first = await subject.variant.earliest(draft, from, at.context)
      expect(first).not.toBeNull()
      expect(
        isBookable(first?.start ?? from, leadMinutes(draft.service, at.context.leadTime), Date.parse(from)),
      ).toBe(true)
      const next = await subject.variant.earliest(draft, later(from, 5 * day), at.context)
      expect(Date.parse(next?.start ?? from)).toBeGreaterThanOrEqual(Date.parse(from) + 5 * day)
    },
  },
  {
    statement:
      'returns the free slots of the requested range in order, without duplicates, from the earliest on',
    requirements: 'BOOK-036 BOOK-089',
    run: async (subject, backEnd) => {
      const at = await visit(subject, backEnd)
      const draft = await draftWithSlot(at)
      const first = await subject.variant.earliest(draft, backEnd.now().toISOString(), at.context)
      const range = { from: first?.start ?? '', to: later(first?.start ?? '', 9 * day) }
      const slots = await subject.variant.slots(draft, range, at.context)
      expect(slots[0]?.start && Date.parse(slots[0].start)).toBe(Date.parse(range.from))
      expectOrdered(slots, range)
      const { start } = slots[1] ?? draft.slot
      const one = await subject.variant.slots(draft, { from: start, to: later(start, 60_000) }, at.context)
      expect(
        one.map((slot) => slot.start),
        'a range of one minute',
      ).toEqual([start])
    },
  },
  {
    statement: 'books the first free slot with its notes',
    requirements: 'BOOK-019 BOOK-039',
    run: async (subject, backEnd) => {
      const at = await visit(subject, backEnd)
      const draft = await draftWithSlot(at)
      const notes = 'Me duele la rodilla'
      const result = await submit(at, { ...draft, notes })
      expect(holdsSlot(result), JSON.stringify(result.outcome)).toBe(true)
      expect(await bookedAt(at, draft.slot.start)).toMatchObject({ notes })
    },
  },
  {
    statement: 'finds no slot while no doctor works, without an error',
    requirements: 'BOOK-029 C-060',
    run: async (subject, backEnd) => {
      const at = await visit(subject, backEnd)
      const draft = await draftWithSlot(at)
      const from = backEnd.now().toISOString()
      await backEnd.withoutWorkingHours(subject.tenant, async () => {
        const none = await subject.variant.earliest(draft, from, at.context)
        expect(none).toBeNull()
        expect(await subject.variant.slots(draft, { from, to: later(from, 9 * day) }, at.context)).toEqual([])
        const move = bookingReducer(subject.variant)
        const opened = move(initialState(subject.variant.id), { type: 'opened', draft })
        expect(move(opened, { type: 'datesChecked', found: none !== null }).phase).toBe('noDates')
      })
    },
  },
  {
    statement: 'respects the lead time, also at submit',
    requirements: 'BOOK-049 BOOK-050 C-056',
    run: async (subject, backEnd) => {
      const at = await visit(subject, backEnd)
      const draft = await draftWithSlot(at)
      const lead = leadMinutesOf(at, draft)
      expect(lead, 'minutes').toBeGreaterThanOrEqual(leadMinutes(draft.service, at.context.leadTime))
      expect(draftProblem(at, draft)).toBeNull()
      backEnd.setNow(new Date(Date.parse(draft.slot.start) - lead * 60_000))
      expect(draftProblem(at, draft)).toMatchObject({
        key: 'APPOINTMENT.ERRORS.TOO_SOON',
        values: { minutes: lead },
      })
      backEnd.setNow(new Date(Date.parse(draft.slot.start) - 60_000))
      expect(holdsSlot(await submit(at, draft)), 'booked a minute before its start').toBe(false)
    },
  },
]

function expectOrdered(slots: readonly Slot[], { from, to }: { from: string; to: string }): void {
  const starts = slots.map(({ start }) => Date.parse(start))
  expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b))
  expect(starts.length).toBeGreaterThan(0)
  for (const { start, zone } of slots) {
    expect(start, 'an instant in UTC').toBe(new Date(start).toISOString())
    expect(() => new Intl.DateTimeFormat('es', { timeZone: zone }), `zone ${zone}`).not.toThrow()
  }
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(Date.parse(from))
  expect(Math.max(...starts)).toBeLessThan(Date.parse(to))
}
