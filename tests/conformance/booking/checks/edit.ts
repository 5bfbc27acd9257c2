import { expect } from 'vitest'
import { pickSlot } from '@kits/booking/draft/draft'
import { openBooking } from '@kits/booking/opening/openBooking'
import type { Draft } from '@kits/booking/variant'
import { notHere, type Check } from '../check'
import { memory } from '../memoryStorage'
import { pay } from '../pay'
import { appointment, freeTimes, isTaken, problem, submit, visit, type Visit } from '../visit'
import { readyDraft } from '../drafts'

export const edit: readonly Check[] = [
  {
    id: 'opens an appointment with the time it has, and does not send it unchanged',
    requirement: 'BOOK-038 BOOK-041',
    run: async (subject, house) => {
      if (!canEdit(subject)) return cannot
      const at = await visit(subject, house)
      const { draft, id } = await opened(at)
      const present = await appointment(at, id)
      expect(draft.editing?.id).toBe(id)
      expect(Date.parse(draft.slot?.start ?? '')).toBe(Date.parse(present.startDate))
      expect(draft.notes).toBe(present.notes)
      expect(problem(at, draft)).toEqual({ key: 'APPOINTMENT.ERRORS.UNCHANGED' })
      return undefined
    },
  },
  {
    id: 'moves exactly that appointment, and makes no other',
    requirement: 'BOOK-041 BOOK-108',
    run: async (subject, house) => {
      if (!canEdit(subject)) return cannot
      const at = await visit(subject, house)
      const { draft, id } = await opened(at)
      const before = await at.line.call('GET api/appointments/')
      const free = await freeTimes(at, draft, draft.slot?.start ?? '')
      const slot = free.find(({ start }) => start !== draft.slot?.start)
      if (!slot) throw new Error('there is no other time')
      const ended = await submit(at, pickSlot(draft, slot))
      expect(ended.outcome, 'moving asks for no money').toMatchObject({ kind: 'booked', bookId: id })
      expect(Date.parse((await appointment(at, id)).startDate)).toBe(Date.parse(slot.start))
      const after = await at.line.call('GET api/appointments/')
      const ids = (list: typeof after) => list.map((one) => one.id).sort((a, b) => a - b)
      expect(ids(after)).toEqual(ids(before))
      return undefined
    },
  },
]

const canEdit = ({ contribution }: Visit['subject']) => contribution.rank?.edit !== undefined
const cannot = notHere('it moves no appointments: its contribution has no place in the edit order')

/** A booked appointment, opened to be moved. */
async function opened(at: Visit): Promise<{ draft: Draft; id: number }> {
  const { subject, house } = at
  const ended = await submit(at, { ...(await readyDraft(at)), notes: 'Vengo con mi hija' })
  expect(isTaken(ended), JSON.stringify(ended.outcome)).toBe(true)
  await pay(subject, house, ended)
  const id = ended.bookId ?? 0
  const opening = await openBooking({
    variant: subject.variant,
    context: { ...at.context, params: { [subject.variant.editParam ?? 'id']: String(id) } },
    whose: { person: 'conformance', variant: subject.variant.id, appointment: String(id) },
    id: crypto.randomUUID(),
    storage: memory(),
    now: house.now().getTime(),
  })
  if (opening.kind !== 'ready') throw new Error(`opening it says ${opening.kind}`)
  return { draft: opening.draft, id }
}
