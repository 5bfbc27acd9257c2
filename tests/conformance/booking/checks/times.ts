import { expect } from 'vitest'
import { inTime, leadMinutes } from '@kits/booking/draft/leadTime'
import { loading, machine } from '@kits/booking/state/bookingReducer'
import type { Slot } from '@kits/booking/variant'
import type { Check } from '../check'
import { isTaken, leadOf, problem, submit, visit } from '../visit'
import { readyDraft } from '../drafts'

const day = 86_400_000
const later = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString()

export const times: readonly Check[] = [
  {
    id: 'finds the earliest time, not before the instant asked for nor too soon',
    requirement: 'BOOK-036 BOOK-049',
    run: async (subject, house) => {
      const at = await visit(subject, house)
      const draft = await readyDraft(at)
      const from = house.now().toISOString()
      const first = await subject.variant.earliest(draft, from, at.context)
      expect(first).not.toBeNull()
      expect(inTime(first?.start ?? from, leadMinutes(draft.service), Date.parse(from))).toBe(true)
      const next = await subject.variant.earliest(draft, later(from, 5 * day), at.context)
      expect(Date.parse(next?.start ?? from)).toBeGreaterThanOrEqual(Date.parse(from) + 5 * day)
    },
  },
  {
    id: 'gives free times within what is asked, in order, each once, beginning with the earliest',
    requirement: 'BOOK-036 BOOK-089',
    run: async (subject, house) => {
      const at = await visit(subject, house)
      const draft = await readyDraft(at)
      const first = await subject.variant.earliest(draft, house.now().toISOString(), at.context)
      const range = { from: first?.start ?? '', to: later(first?.start ?? '', 9 * day) }
      const slots = await subject.variant.slots(draft, range, at.context)
      expect(slots[0]?.start && Date.parse(slots[0].start)).toBe(Date.parse(range.from))
      expectOrdered(slots, range)
      const { start } = slots[1] ?? draft.slot
      const one = await subject.variant.slots(draft, { from: start, to: later(start, 60_000) }, at.context)
      expect(
        one.map((slot) => slot.start),
        'one minute of one time',
      ).toEqual([start])
    },
  },
  {
    id: 'books the first free time, notes and all',
    requirement: 'BOOK-019 BOOK-039',
    run: async (subject, house) => {
      const at = await visit(subject, house)
      const draft = await readyDraft(at)
      const notes = 'Me duele la rodilla'
      const ended = await submit(at, { ...draft, notes })
      expect(isTaken(ended), JSON.stringify(ended.outcome)).toBe(true)
      const { startDate, notes: kept } = await at.line.call('GET api/appointments/{id}', {
        params: { id: ended.bookId ?? 0 },
      })
      expect(Date.parse(startDate)).toBe(Date.parse(draft.slot.start))
      expect(kept).toBe(notes)
    },
  },
  {
    id: 'says that there is no time where nobody works, and breaks nothing',
    requirement: 'BOOK-029 C-060',
    run: async (subject, house) => {
      const at = await visit(subject, house)
      const draft = await readyDraft(at)
      const from = house.now().toISOString()
      await house.whileClosed(subject.tenant, async () => {
        const none = await subject.variant.earliest(draft, from, at.context)
        expect(none).toBeNull()
        expect(await subject.variant.slots(draft, { from, to: later(from, 9 * day) }, at.context)).toEqual([])
        const move = machine(subject.variant.steps)
        const opened = move(loading(subject.variant.id), { type: 'opened', draft })
        expect(move(opened, { type: 'dates', found: none !== null }).phase).toBe('noDates')
      })
    },
  },
  {
    id: 'keeps the lead time, at submit too',
    requirement: 'BOOK-049 BOOK-050 C-056',
    run: async (subject, house) => {
      const at = await visit(subject, house)
      const draft = await readyDraft(at)
      const lead = leadOf(at, draft)
      expect(lead, 'minutes').toBeGreaterThanOrEqual(leadMinutes(draft.service))
      expect(problem(at, draft)).toBeNull()
      house.setNow(new Date(Date.parse(draft.slot.start) - lead * 60_000))
      expect(problem(at, draft)).toMatchObject({
        key: 'APPOINTMENT.ERRORS.TOO_SOON',
        values: { minutes: lead },
      })
      house.setNow(new Date(Date.parse(draft.slot.start) - 60_000))
      expect(isTaken(await submit(at, draft)), 'booked a minute before it begins').toBe(false)
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
