import { AppointmentStatus } from '@schemas/generated/constants'
import { newDraft } from '../draft/draft'
import { nullOn404 } from '../sources/nullOn404'
import type { DraftScope } from '../storage/draftScope'
import { deleteDraft, loadDraft } from '../storage/draftStorage'
import { offerLeftNote } from '../storage/leftNote'
import { takeHandOver } from '../storage/handOver'
import type { TabStorage } from '@portico/core/state/tabStorage'
import type { StepId, BookingContext, BookingVariant, Draft } from '../variant'
import { fromAppointment } from '../sources/choices'

/** The result of opening a booking: a draft and its first step, or the reason why there is none. */
export type OpeningResult = OpenedBooking | { kind: 'refused'; message: string } | { kind: 'gone' }

/** A draft and the step to show unless the address names one; absent: the first unanswered step. */
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
  /** Answers from another screen; they take precedence over a stored draft. */
  answers?: Partial<Draft> | undefined
  /** A unique id for a new draft. */
  draftId: string
  storage: TabStorage
  /** Milliseconds. */
  now: number
}

/**
 * Opens a booking: the draft handed over by the embedded screen, the stored draft, a new draft with the answers in the
 * address or from another screen (which replace the stored draft), or the appointment to move. An
 * appointment that is over, cancelled or read-only is `gone` (C-047, C-058). What the person wrote for another
 * booking is offered (decision 805). Rejects with `ApiError`.
 */
export async function openBooking(input: OpenInput): Promise<OpeningResult> {
  const opened = await openDraft(input)
  if (opened.kind !== 'ready') return opened
  return { ...opened, draft: offerLeftNote(input.storage, input.scope.personKey, opened.draft) }
}

async function openDraft(input: OpenInput): Promise<OpeningResult> {
  const { variant, context, scope, answers, draftId, storage } = input
  if (scope.appointmentId) return openAppointment(input, Number(scope.appointmentId))
  const message = await variant.refusal?.(context)
  if (message) return { kind: 'refused', message }
  const handOver = context.userId ? takeHandOver(storage, variant.id) : null
  if (handOver) return { kind: 'ready', ...handOver, step: 'review' }
  const hasPreset = answers !== undefined || Object.keys(context.preset).length > 0
  const resumed = hasPreset ? null : await resumeDraft(input)
  if (resumed) return resumed
  const initial = await variant.initialAnswers?.(context)
  const draft = newDraft(variant.id, draftId, { ...initial, ...answers, language: context.language })
  return { kind: 'ready', draft, skippedSteps: [] }
}

/**
 * The stored draft, or null. If the user left to pay, the appointment's status tells what happened: one that was booked
 * deletes the draft, also where it has been cancelled since; anything else continues at the review with a new request
 * (C-069), which includes a hold that still exists.
 */
async function resumeDraft({
  variant,
  context,
  scope,
  storage,
  now,
}: OpenInput): Promise<OpenedBooking | null> {
  const stored = loadDraft(storage, scope, now)
  if (stored?.draft.pendingPaymentId === undefined)
    return stored && { kind: 'ready', ...stored, step: variant.steps[0] }
  const { pendingPaymentId, ...unpaid } = stored.draft
  const appointment = await nullOn404(
    context.call('GET api/appointments/{id}', { params: { id: pendingPaymentId }, quiet: true }),
  )
  if (wasBooked(appointment?.status)) {
    deleteDraft(storage, scope)
    return null
  }
  const draft = appointment?.status === AppointmentStatus.pendingPayment ? stored.draft : unpaid
  return { kind: 'ready', draft, skippedSteps: stored.skippedSteps, step: 'review' }
}

/** A hold that is not paid is released, never cancelled. */
const wasBooked = (status: AppointmentStatus | undefined): boolean =>
  status === AppointmentStatus.booked || status === AppointmentStatus.cancelled

async function openAppointment(input: OpenInput, appointment: number): Promise<OpeningResult> {
  const { variant, context, scope, draftId, storage, now } = input
  const editing = await nullOn404(context.call('GET api/appointments/{id}', { params: { id: appointment } }))
  if (!editing) return { kind: 'gone' }
  const { startDate, status, readonly, notes, documents, answers, doctor } = editing
  if (status !== AppointmentStatus.booked || readonly || Date.parse(startDate) <= now) return { kind: 'gone' }
  const stored = loadDraft(storage, scope, now)
  if (stored) return { kind: 'ready', ...stored, draft: { ...stored.draft, editing }, step: 'time' }
  const draft = newDraft(variant.id, draftId, {
    language: context.language,
    notes: notes ?? '',
    ...(variant.asksDocuments && documents && { documents }),
    ...(answers && { answers: Object.fromEntries(answers.map(({ id, value }) => [id, value])) }),
    slot: { start: startDate, zone: doctor?.timezone ?? context.zone },
    ...(variant.edit ? await variant.edit(editing, context) : fromAppointment(editing)),
    editing,
  })
  return { kind: 'ready', draft, skippedSteps: [], step: 'time' }
}
