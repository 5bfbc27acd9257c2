import { expect } from 'vitest'
import { pickSlot } from '../../../../kits/booking/draft/draft'
import { openBooking } from '../../../../kits/booking/opening/openBooking'
import type { Draft } from '@portico/booking/variant'
import type { BookedTime } from '../backEnd'
import { notApplicable, type Check } from '../check'
import { memoryStorage } from '../memoryStorage'
import { bookedAt, bookedBy, findSlots, holdsSlot, draftProblem, submit, visit, type Visit } from '../visit'
import { draftWithSlot } from '../drafts'

export const editChecks: readonly Check[] = [
  {
    statement: 'opens an appointment with its time, and refuses to submit it unchanged',
    requirements: 'BOOK-038 BOOK-041',
    run: async (subject, backEnd) => {
      if (!canEdit(subject)) return cannotEdit
      const at = await visit(subject, backEnd)
      const { draft, booked } = await bookAndOpen(at)
      expect(draft.editing?.id).toBe(booked.id)
      expect(Date.parse(draft.slot?.start ?? '')).toBe(Date.parse(booked.start))
      expect(draft.notes).toBe(booked.notes)
      expect(draftProblem(at, draft)).toEqual({ key: 'APPOINTMENT.ERRORS.UNCHANGED' })
      return undefined
    },
  },
  {
    statement: 'moves the appointment and creates no other',
    requirements: 'BOOK-041 BOOK-108',
    run: async (subject, backEnd) => {
      if (!canEdit(subject)) return cannotEdit
      const at = await visit(subject, backEnd)
      const { draft, booked } = await bookAndOpen(at)
      const free = await findSlots(at, draft, draft.slot?.start ?? '')
      const slot = free.find(({ start }) => start !== draft.slot?.start)
      if (!slot) throw new Error('found no other free slot')
      const result = await submit(at, pickSlot(draft, slot))
      expect(result.outcome, 'moving is free of charge').toMatchObject({ kind: 'booked' })
      const after = await bookedBy(at)
      expect(after.map(({ id, start }) => [id, Date.parse(start)])).toEqual([
        [booked.id, Date.parse(slot.start)],
      ])
      return undefined
    },
  },
]

const canEdit = ({ contribution }: Visit['subject']) => contribution.rank?.edit !== undefined
const cannotEdit = notApplicable('it moves no appointments: its contribution has no rank for editing')

/** Books an appointment and opens it to be moved. */
async function bookAndOpen(at: Visit): Promise<{ draft: Draft; booked: BookedTime }> {
  const { subject, backEnd } = at
  const ready = await draftWithSlot(at)
  const result = await submit(at, { ...ready, notes: 'Vengo con mi hija' })
  expect(holdsSlot(result), JSON.stringify(result.outcome)).toBe(true)
  if (result.outcome.kind === 'redirect') await backEnd.pay(subject.tenant, result.outcome.url, 'paid')
  const booked = await bookedAt(at, ready.slot.start)
  const { id } = booked
  const opening = await openBooking({
    variant: subject.variant,
    context: { ...at.context, params: { [subject.variant.editParam ?? 'id']: String(id) } },
    scope: { personKey: 'conformance', variant: subject.variant.id, appointmentId: String(id) },
    draftId: crypto.randomUUID(),
    storage: memoryStorage(),
    now: backEnd.now().getTime(),
  })
  if (opening.kind !== 'ready') throw new Error(`expected the appointment to open, found "${opening.kind}"`)
  return { draft: opening.draft, booked }
}
