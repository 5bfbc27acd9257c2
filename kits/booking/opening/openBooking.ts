import { newDraft } from '../draft/draft'
import { nullOn404 } from '../sources/nullOn404'
import { deleteDraft, loadDraft, type DraftScope } from '../storage/draftStorage'
import { takeHandOver } from '../storage/handOver'
import type { TabStorage } from '@core/state/tabStorage'
import type { StepId, BookingContext, BookingVariant, Draft } from '../variant'
import { fromAppointment } from '../sources/choices'

/** What a booking begins with: a draft and the step it goes on at, or why there is none. */
export type OpeningResult = OpenedBooking | { kind: 'refused'; message: string } | { kind: 'gone' }

/** A draft, and the step it goes on at where the address names none; absent: the first unanswered. */
export interface OpenedBooking {
  kind: 'ready'
  draft: Draft
  skippedSteps: readonly StepId[]
  step?: StepId | undefined
}

export interface OpenInput {
  variant: BookingVariant
  context: BookingContext
  scope: DraftScope
  /** Answers handed over by another screen; they win over a kept draft. */
  answers?: Partial<Draft> | undefined
  /** A fresh unique id for a new draft. */
  draftId: string
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
export async function openBooking(input: OpenInput): Promise<OpeningResult> {
  const { variant, context, scope, answers: given, draftId: id, storage } = input
  if (scope.appointmentId) return openAppointment(input, Number(scope.appointmentId))
  const refused = await variant.refusal?.(context)
  if (refused) return { kind: 'refused', message: refused }
  const handed = context.userId ? takeHandOver(storage, variant.id) : null
  if (handed) return { kind: 'ready', ...handed, step: 'review' }
  const isGiven = given !== undefined || Object.keys(context.preset).length > 0
  const before = isGiven ? null : await resumeDraft(input)
  if (before) return before
  const begun = await variant.initialAnswers?.(context)
  return { kind: 'ready', draft: newDraft(variant.id, id, { ...begun, ...given }), skippedSteps: [] }
}

/**
 * The kept draft, or null. Where it went to pay, the appointment says how that ended: what was booked is forgotten,
 * anything else goes on at the review with a new request (C-069), which knows of a time that is still held for it.
 */
async function resumeDraft({
  variant,
  context,
  scope,
  storage,
  now,
}: OpenInput): Promise<OpenedBooking | null> {
  const before = loadDraft(storage, scope, now)
  if (before?.draft.pendingPaymentId === undefined)
    return before && { kind: 'ready', ...before, step: variant.steps[0] }
  const { pendingPaymentId: held, ...free } = before.draft
  const appointment = await nullOn404(
    context.call('GET api/appointments/{id}', { params: { id: held }, quiet: true }),
  )
  const draft = appointment?.status === 3 ? before.draft : free
  if (appointment?.status !== 2)
    return { kind: 'ready', draft, skippedSteps: before.skippedSteps, step: 'review' }
  deleteDraft(storage, scope)
  return null
}

async function openAppointment(input: OpenInput, appointment: number): Promise<OpeningResult> {
  const { variant, context, scope, draftId: id, storage, now } = input
  const editing = await nullOn404(context.call('GET api/appointments/{id}', { params: { id: appointment } }))
  if (!editing) return { kind: 'gone' }
  const { startDate, status, readonly, notes, doctor } = editing
  if (status !== 2 || readonly || Date.parse(startDate) <= now) return { kind: 'gone' }
  const before = loadDraft(storage, scope, now)
  if (before) return { kind: 'ready', ...before, draft: { ...before.draft, editing }, step: 'time' }
  const draft = newDraft(variant.id, id, {
    notes: notes ?? '',
    slot: { start: startDate, zone: doctor?.timezone ?? context.zone },
    ...(variant.edit ? await variant.edit(editing, context) : fromAppointment(editing)),
    editing,
  })
  return { kind: 'ready', draft, skippedSteps: [], step: 'time' }
}
