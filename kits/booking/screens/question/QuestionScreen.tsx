import type { Booking } from '../../flow/useBooking'
import { questionOf } from '../../questions/questions'
import type { QuestionStep } from '../../variant'
import { StepHead } from '../StepHead'
import { OptionsQuestion } from './OptionsQuestion'
import { WrittenQuestion } from './WrittenQuestion'

/** A step that asks a question of the variant or of the tenant. */
export function QuestionScreen({ booking, step }: { booking: Booking; step: QuestionStep }) {
  const question = questionOf(booking.variant, step)
  if (!question) return null
  const isChosen = question.kind === 'choice' || question.kind === 'yesNo'
  const Part = isChosen ? OptionsQuestion : WrittenQuestion
  return (
    <>
      <StepHead booking={booking} />
      <Part booking={booking} step={step} question={question} />
    </>
  )
}
