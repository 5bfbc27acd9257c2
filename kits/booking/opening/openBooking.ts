import { newDraft } from '../draft/draft'
import { found } from '../sources/nullOn404'
import { forget, kept, type KeptFor } from '../storage/draftStorage'
import { takeHanded } from '../storage/handOver'
import type { TabStorage } from '@core/state/tabStorage'
import type { StepId, BookingContext, BookingVariant, Draft } from '../variant'
import { fromAppointment } from '../sources/choices'

/** What a booking begins with: a draft and the step it goes on at, or why there is none. */
export type Opening = Opened | { kind: 'refused'; message: string } | { kind: 'gone' }

/** A draft, and the step it goes on at where the address names none; absent: the first unanswered. */
export interface Opened {
  kind: 'ready'
  draft: Draft
  single: readonly StepId[]
  at?: StepId | undefined
}

export interface OpenInput {
  variant: BookingVariant
  context: BookingContext
  whose: KeptFor
  /** Answers handed over by another screen; they win over a kept draft. */
  given?: Partial<Draft> | undefined
  /** A fresh unique id for a new draft. */
  id: string
  storage: TabStorage
  /** Milliseconds. */
  now: number
}

/**
 * Opens a booking: one handed over by the embedded screen, the kept draft, a new one with what the address answers
 * (what another screen hands over wins over what is kept), or that of an appointment to be moved (BOOK-041).
 * An appointment that is over, cancelled or readonly is `gone` (BOOK-018, C-047, C-058).
 * Rejects with an `ApiError` when the API cannot be asked.
 */
export async function openBooking(input: OpenInput): Promise<Opening> {
  const { variant, context, whose, given, id, storage } = input
  if (whose.appointment) return openAppointment(input, Number(whose.appointment))
  const refused = await variant.allowed?.(context)
  if (refused) return { kind: 'refused', message: refused }
  const handed = context.userId ? takeHanded(storage, variant.id) : null
  if (handed) return { kind: 'ready', ...handed, at: 'review' }
  const isGiven = given !== undefined || Object.keys(context.given).length > 0
  const before = isGiven ? null : await stillOpen(input)
  if (before) return before
  const begun = await variant.begin?.(context)
  return { kind: 'ready', draft: newDraft(variant.id, id, { ...begun, ...given }), single: [] }
}

/**
 * The kept draft, or null. Where it went to pay, the appointment says how that ended: what was booked is forgotten,
 * anything else goes on at the review with a new request (C-069), which knows of a time that is still held for it.
 */
async function stillOpen({ variant, context, whose, storage, now }: OpenInput): Promise<Opened | null> {
  const before = kept(storage, whose, now)
  if (before?.draft.held === undefined) return before && { kind: 'ready', ...before, at: variant.steps[0] }
  const { held, ...free } = before.draft
  const appointment = await found(
    context.call('GET api/appointments/{id}', { params: { id: held }, quiet: true }),
  )
  const draft = appointment?.status === 3 ? before.draft : free
  if (appointment?.status !== 2) return { kind: 'ready', draft, single: before.single, at: 'review' }
  forget(storage, whose)
  return null
}

async function openAppointment(input: OpenInput, appointment: number): Promise<Opening> {
  const { variant, context, whose, id, storage, now } = input
  const editing = await found(context.call('GET api/appointments/{id}', { params: { id: appointment } }))
  if (!editing) return { kind: 'gone' }
  const { startDate, status, readonly, notes, doctor } = editing
  if (status !== 2 || readonly || Date.parse(startDate) <= now) return { kind: 'gone' }
  const before = kept(storage, whose, now)
  if (before) return { kind: 'ready', ...before, draft: { ...before.draft, editing }, at: 'time' }
  const draft = newDraft(variant.id, id, {
    notes: notes ?? '',
    slot: { start: startDate, zone: doctor?.timezone ?? context.zone },
    ...(variant.edit ? await variant.edit(editing, context) : fromAppointment(editing)),
    editing,
  })
  return { kind: 'ready', draft, single: [], at: 'time' }
}
