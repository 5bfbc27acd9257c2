import { useMemo, useReducer } from 'react'
import type { AnswerValue, AppointmentDocument } from '@schemas/generated/entities'
import { useSession } from '@portico/core/session/useSession'
import type { ChoiceStep } from '../draft/draft'
import { initialState, bookingReducer, type BookingState } from '../state/bookingReducer'
import { useBookingContext } from '../state/useBookingContext'
import type { OpenedBooking } from '../opening/openBooking'
import { useSaveDraft } from '../storage/useSaveDraft'
import { useTranslatedAnswers } from './useTranslatedAnswers'
import { useLatestDraft } from './useLatestDraft'
import { useStepNavigation, type StepNavigation } from './useStepNavigation'
import { useSubmit, type HandOver, type Submit } from '../submit/useSubmit'
import type { BookingContext, BookingVariant, Choice, Draft, QuestionStep, Slot } from '../variant'

/** The state and actions that step screens use. */
export interface Booking extends StepNavigation {
  variant: BookingVariant
  context: BookingContext
  state: BookingState
  draft: Draft
  /** Answers a step; `only`: it had a single choice. */
  pick: (step: ChoiceStep, choice: Choice, only?: boolean) => void
  pickSlot: (slot: Slot, provider?: Choice) => void
  /** Answers the question of a step; null: without an answer; `only`: it had a single option. */
  answer: (step: QuestionStep, id: string, value: AnswerValue, only?: boolean) => void
  setNotes: (notes: string) => void
  setDocuments: (documents: readonly AppointmentDocument[]) => void
  /** Adds the note that was written for another booking, or forgets it. */
  answerKeptNote: (isUsed: boolean) => void
  /** Records whether any free slot exists. */
  reportDates: (found: boolean) => void
  showAllDays: () => void
  submit: Submit
  /** Signs in and continues with the same draft (C-033). */
  signIn: () => void
}

/** An open booking: the draft, its rules, the step in the address, and the submit. */
export function useBooking(
  plugin: string,
  variant: BookingVariant,
  opened: OpenedBooking,
  handOver?: HandOver,
): Booking {
  const context = useBookingContext(plugin, variant)
  const move = useMemo(() => bookingReducer(variant), [variant])
  const [state, dispatchOnly] = useReducer(move, opened, ({ draft, skippedSteps }) =>
    move(initialState(variant.id), { type: 'opened', draft, skippedSteps }),
  )
  const [latest, dispatch] = useLatestDraft(state, move, dispatchOnly)
  useSaveDraft(variant, state)
  useTranslatedAnswers({ variant, context, state, dispatch })
  const navigation = useStepNavigation(variant, opened, { state, latest, context })
  const { signIn: signInHere } = useSession()
  const signIn = handOver
    ? () => handOver({ draft: state.draft, skippedSteps: state.skippedSteps })
    : () => signInHere()
  const { goToStep: goTo } = navigation
  const submit = useSubmit({ variant, context, state, dispatch, goTo, ...(!handOver && { signIn }) })
  return {
    variant,
    context,
    state,
    draft: state.draft,
    ...navigation,
    pick: (step, choice, only) => dispatch({ type: 'choicePicked', step, choice, ...(only && { only }) }),
    pickSlot: (slot, provider) => dispatch({ type: 'slotPicked', slot, ...(provider && { provider }) }),
    answer: (step, id, value, only) =>
      dispatch({ type: 'questionAnswered', step, id, value, ...(only && { only }) }),
    setNotes: (notes) => dispatch({ type: 'notesChanged', notes, at: Date.now() }),
    setDocuments: (documents) => dispatch({ type: 'documentsChosen', documents, at: Date.now() }),
    answerKeptNote: (isUsed) => dispatch({ type: 'keptNoteAnswered', isUsed }),
    reportDates: (found) => dispatch({ type: 'datesChecked', found }),
    showAllDays: () => dispatch({ type: 'conflictDismissed' }),
    submit,
    signIn,
  }
}
