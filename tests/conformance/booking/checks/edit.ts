import { expect } from 'vitest'
import { pickSlot } from '../../../../kits/booking/draft/draft'
import { openBooking } from '../../../../kits/booking/opening/openBooking'
import type { Draft } from '@portico/booking/variant'
import { notApplicable, type Check } from '../check'
import { memoryStorage } from '../memoryStorage'
import { pay } from '../pay'
import { fetchAppointment, findSlots, holdsSlot, draftProblem, submit, visit, type Visit } from '../visit'
import { draftWithSlot } from '../drafts'

export const editChecks: readonly Check[] = [
  {
    statement: 'opens an appointment with its time, and refuses to submit it unchanged',
    requirements: 'BOOK-038 BOOK-041',
    run: async (subject, backend) => {
      if (!canEdit(subject)) return cannotEdit
      const at = await visit(subject, backend)
      const { draft, id } = await bookAndOpen(at)
      const present = await fetchAppointment(at, id)
      expect(draft.editing?.id).toBe(id)
      expect(Date.parse(draft.slot?.start ?? '')).toBe(Date.parse(present.startDate))
      expect(draft.notes).toBe(present.notes)
      expect(draftProblem(at, draft)).toEqual({ key: 'APPOINTMENT.ERRORS.UNCHANGED' })
      return undefined
    },
  },
  {
    statement: 'moves the appointment and creates no other',
    requirements: 'BOOK-041 BOOK-108',
    run: async (subject, backend) => {
      if (!canEdit(subject)) return cannotEdit
      const at = await visit(subject, backend)
      const { draft, id } = await bookAndOpen(at)
      const before = await at.client.call('GET api/appointments/')
      const free = await findSlots(at, draft, draft.slot?.start ?? '')
      const slot = free.find(({ start }) => start !== draft.slot?.start)
      if (!slot) throw new Error('found no other free slot')
      const result = await submit(at, pickSlot(draft, slot))
      expect(result.outcome, 'moving is free of charge').toMatchObject({ kind: 'booked', bookId: id })
      expect(Date.parse((await fetchAppointment(at, id)).startDate)).toBe(Date.parse(slot.start))
      const after = await at.client.call('GET api/appointments/')
      const ids = (list: typeof after) => list.map((one) => one.id).sort((a, b) => a - b)
      expect(ids(after)).toEqual(ids(before))
      return undefined
    },
  },
]

const canEdit = ({ contribution }: Visit['subject']) => contribution.rank?.edit !== undefined
const cannotEdit = notApplicable('it moves no appointments: its contribution has no rank for editing')

/** Books an appointment and opens it to be moved. */
async function bookAndOpen(at: Visit): Promise<{ draft: Draft; id: number }> {
  const { subject, backend } = at
  const result = await submit(at, { ...(await draftWithSlot(at)), notes: 'Vengo con mi hija' })
  expect(holdsSlot(result), JSON.stringify(result.outcome)).toBe(true)
  await pay(subject, backend, result)
  const id = result.bookId ?? 0
  const opening = await openBooking({
    variant: subject.variant,
    context: { ...at.context, params: { [subject.variant.editParam ?? 'id']: String(id) } },
    scope: { personKey: 'conformance', variant: subject.variant.id, appointmentId: String(id) },
    draftId: crypto.randomUUID(),
    storage: memoryStorage(),
    now: backend.now().getTime(),
  })
  if (opening.kind !== 'ready') throw new Error(`expected the appointment to open, found "${opening.kind}"`)
  return { draft: opening.draft, id }
}
