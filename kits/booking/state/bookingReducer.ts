import type { AnswerValue, AppointmentDocument } from '@schemas/generated/entities'
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
import { answerQuestion, forgetLoaded, type Asking } from '../questions/questions'
import type { Choice, Draft, Outcome, QuestionStep, Slot, StepId } from '../variant'

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
  /** Text keys of the error messages, and the reference of the error. */
  readonly failure?: { message: string; detail?: string; reference?: string }
  /** The booking needs a session (C-033). */
  readonly needsSignIn?: true
}

export type BookingEvent =
  | { type: 'opened'; draft: Draft; skippedSteps?: readonly StepId[] }
  | { type: 'choicePicked'; step: ChoiceStep; choice: Choice; only?: boolean }
  | { type: 'slotPicked'; slot: Slot; provider?: Choice }
  /** `only`: it had a single option. */
  | { type: 'questionAnswered'; step: QuestionStep; id: string; value: AnswerValue; only?: boolean }
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
 * The reducer of a booking (C-060), for a variant's steps and questions. Nothing can change while a request is under way, and a
 * booked appointment stays booked.
 */
export const bookingReducer =
  (variant: Asking) =>
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
    return reduceChoosing(variant, state, event)
  }

type ChoosingEvent = Exclude<BookingEvent, { type: 'opened' | 'outcomeReceived' | 'answersTranslated' }>

function reduceChoosing(variant: Asking, state: BookingState, event: ChoosingEvent): BookingState {
  const { draft, skippedSteps } = state
  switch (event.type) {
    case 'choicePicked':
      return {
        phase: 'choosing',
        draft: pickAnd(variant, draft, event.step, event.choice),
        skippedSteps: skippedAfter(variant, skippedSteps, event),
      }
    case 'questionAnswered':
      return {
        phase: 'choosing',
        draft: answerQuestion(draft, variant, event.id, event.value),
        skippedSteps: skippedAfter(variant, skippedSteps, event),
      }
    case 'slotPicked': {
      const from = event.provider ? pickAnd(variant, draft, 'provider', event.provider) : draft
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

/** A choice, and what it makes of the answers to questions whose options were loaded for the earlier one. */
function pickAnd(variant: Asking, draft: Draft, step: ChoiceStep, choice: Choice): Draft {
  const picked = pick(draft, variant.steps, step, choice)
  return draft[step]?.id === choice.id ? picked : forgetLoaded(picked, variant, step)
}

function skippedAfter(
  { steps }: Asking,
  skippedSteps: readonly StepId[],
  { step, only }: { step: StepId; only?: boolean },
): readonly StepId[] {
  const later = steps.slice(steps.indexOf(step))
  const before = skippedSteps.filter((one) => !later.includes(one))
  return only ? [...before, step] : before
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
      const { message, detail, reference } = outcome
      const next = outcome.keyReused ? renewRequest(draft) : draft
      return {
        phase: 'notBooked',
        draft: next,
        skippedSteps,
        failure: { message, ...(detail && { detail }), ...(reference && { reference }) },
      }
    }
    case 'login':
      return { phase: 'notBooked', draft: renewRequest(draft), skippedSteps, needsSignIn: true }
    default:
      return { phase: 'booking', draft: renewRequest(draft, outcome.bookId), skippedSteps }
  }
}
