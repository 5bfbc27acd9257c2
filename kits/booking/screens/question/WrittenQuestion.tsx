import { useRef, useState } from 'react'
import { Button } from '@portico/core/ui/actions/Button'
import { useBookingText } from '../../texts'
import { ActionBar } from '../ActionBar'
import { headingId } from '../StepHead'
import { AnswerField } from './AnswerField'
import { answerProblem, type QuestionProps } from './questionWords'

/** A question with a field. What is typed is in the draft at once; it goes on when it follows the rules of the question. */
export function WrittenQuestion(props: QuestionProps) {
  const { booking, step, question } = props
  const t = useBookingText()
  const form = useRef<HTMLFormElement>(null)
  const [isChecked, setIsChecked] = useState(false)
  const value = booking.draft.answers?.[question.id]
  const problem = answerProblem(props, value, t)
  const goOn = () => {
    setIsChecked(true)
    if (problem) {
      form.current?.querySelector<HTMLElement>('input, textarea, [tabindex="0"]')?.focus()
      return
    }
    booking.answer(step, question.id, value ?? null)
    booking.goToNext(step)
  }
  return (
    <form
      ref={form}
      className="grid gap-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        goOn()
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the heading of the page names the group */}
      <div role="group" aria-labelledby={headingId} className="max-w-120">
        <AnswerField
          {...props}
          value={value}
          error={isChecked ? problem : undefined}
          onChange={(next) => booking.answer(step, question.id, next)}
        />
      </div>
      <ActionBar>
        <Button size="lg" block type="submit">
          {t('BOOKING.CONTINUE')}
        </Button>
      </ActionBar>
    </form>
  )
}
