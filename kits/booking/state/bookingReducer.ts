import type { AppointmentDocument } from '@schemas/generated/entities'
import {
  chooseDocuments,
  renewRequest,
  newDraft,
  pick,
  pickSlot,
  renameAnswers,
  withNewKey,
  withoutSlot,
  writeNotes,
  type ChoiceStep,
  type TranslatedAnswers,
} from '../draft/draft'
import { dropNote, takeNote } from '../draft/keptNote'
import type { Choice, Draft, Outcome, Slot, StepId } from '../variant'

/** The phase of a booking (C-060). */
export type Phase = 'loading' | 'choosing' | 'noDates' | 'booking' | 'booked' | 'notBooked'

/** A slot that was taken meanwhile. */
export interface LostSlot {
  slot: Slot
  provider?: Choice
  /** The person's own appointment is at that time. */
  isOwnAppointment?: true
}

export interface BookingState {
  readonly phase: Phase
  readonly draft: Draft
  /** Steps with a single choice, answered without asking. */
  readonly skippedSteps: readonly StepId[]
  readonly lostSlot?: LostSlot
  /** Text keys of the error messages. */
  readonly failure?: { message: string; detail?: string }
  /** The booking needs a session (C-033). */
  readonly needsSignIn?: true
}

export type BookingEvent =
  | { type: 'opened'; draft: Draft; skippedSteps?: readonly StepId[] }
  | { type: 'choicePicked'; step: ChoiceStep; choice: Choice; only?: boolean }
  | { type: 'slotPicked'; slot: Slot; provider?: Choice }
  | { type: 'notesChanged'; notes: string; at: number }
  | { type: 'documentsChosen'; documents: readonly AppointmentDocument[]; at: number }
  | { type: 'keptNoteAnswered'; isUsed: boolean }
  | { type: 'datesChecked'; found: boolean }
  | { type: 'answersTranslated'; answers: TranslatedAnswers; language: string }
  | { type: 'conflictDismissed' }
  | { type: 'submitted' }
  | { type: 'outcomeReceived'; outcome: Outcome }

/** The initial state. */
export const initialState = (variant: string): BookingState => ({
  phase: 'loading',
  draft: newDraft(variant, ''),
  skippedSteps: [],
})

/**
 * The reducer of a booking (C-060), for a variant's steps. Nothing can change while a request is under way, and a
 * booked appointment stays booked.
 */
export const bookingReducer =
  (steps: readonly StepId[]) =>
  (state: BookingState, event: BookingEvent): BookingState => {
    const { phase } = state
    if (event.type === 'opened') {
      return { phase: 'choosing', draft: event.draft, skippedSteps: event.skippedSteps ?? [] }
    }
    if (event.type === 'answersTranslated')
      return { ...state, draft: renameAnswers(state.draft, event.answers, event.language) }
    if (phase === 'loading' || phase === 'booked') return state
    if (event.type === 'outcomeReceived')
      return phase === 'booking' ? reduceOutcome(state, event.outcome) : state
    if (phase === 'booking') return state
    return reduceChoosing(steps, state, event)
  }

type ChoosingEvent = Exclude<BookingEvent, { type: 'opened' | 'outcomeReceived' | 'answersTranslated' }>

function reduceChoosing(steps: readonly StepId[], state: BookingState, event: ChoosingEvent): BookingState {
  const { draft, skippedSteps } = state
  switch (event.type) {
    case 'choicePicked': {
      const later = steps.slice(steps.indexOf(event.step))
      const before = skippedSteps.filter((step) => !later.includes(step))
      return {
        phase: 'choosing',
        draft: pick(draft, steps, event.step, event.choice),
        skippedSteps: event.only ? [...before, event.step] : before,
      }
    }
    case 'slotPicked': {
      const from = event.provider ? pick(draft, steps, 'provider', event.provider) : draft
      return { phase: 'choosing', draft: pickSlot(from, event.slot), skippedSteps }
    }
    case 'notesChanged':
      return { ...state, draft: writeNotes(draft, event.notes, event.at) }
    case 'documentsChosen':
      return { ...state, draft: chooseDocuments(draft, event.documents, event.at) }
    case 'keptNoteAnswered':
      return { ...state, draft: withNewKey(event.isUsed ? takeNote(draft) : dropNote(draft)) }
    case 'datesChecked':
      return { ...state, phase: event.found ? 'choosing' : 'noDates' }
    case 'conflictDismissed':
      return { phase: 'choosing', draft, skippedSteps }
    default:
      return { phase: 'booking', draft, skippedSteps }
  }
}

/** A redirect leaves the page, so the booking stays under way. */
function reduceOutcome({ draft, skippedSteps }: BookingState, outcome: Outcome): BookingState {
  switch (outcome.kind) {
    case 'booked':
      return { phase: 'booked', draft, skippedSteps }
    case 'conflict': {
      const { slot, provider } = draft
      const lostSlot: LostSlot | undefined = slot && {
        slot,
        ...(provider && { provider }),
        ...(outcome.ownAppointment && { isOwnAppointment: true }),
      }
      return { phase: 'notBooked', draft: withoutSlot(draft), skippedSteps, ...(lostSlot && { lostSlot }) }
    }
    case 'failed': {
      const { message, detail } = outcome
      const next = outcome.keyReused ? renewRequest(draft) : draft
      return {
        phase: 'notBooked',
        draft: next,
        skippedSteps,
        failure: { message, ...(detail && { detail }) },
      }
    }
    case 'login':
      return { phase: 'notBooked', draft: renewRequest(draft), skippedSteps, needsSignIn: true }
    default:
      return { phase: 'booking', draft: renewRequest(draft, outcome.bookId), skippedSteps }
  }
}
