import { useEffect, useEffectEvent, useState } from 'react'
import { localText } from '@schemas/questions/question'
import type { AnswerValue } from '@schemas/generated/entities'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { useQuestionChoices } from '../../flow/useBookingQueries'
import { useBookingText } from '../../texts'
import type { Choice } from '../../variant'
import { ChoiceGrid } from '../choice/ChoiceGrid'
import { LoadingChoices, NoChoices } from '../placeholders'
import { headingId } from '../StepHead'
import { answerProblem, type QuestionProps } from './questionWords'

/** A question that one option answers, or yes or no. A press answers it and goes on. */
export function OptionsQuestion(props: QuestionProps) {
  const { booking, step, question } = props
  const t = useBookingText()
  const { language } = booking.context
  const [problem, setProblem] = useState<string>()
  const { data, error, mutate } = useQuestionChoices(booking, step, question)
  const choices = question.choices
    ? data
    : fixedChoices(props, [t('BOOKING.ANSWER_YES'), t('BOOKING.ANSWER_NO')])
  const take = (value: AnswerValue, isOnly = false) => {
    const found = answerProblem(props, value, t)
    setProblem(found)
    booking.answer(step, question.id, value, isOnly)
    if (!found) booking.goToNext(step, isOnly)
  }
  useOnlyOption(question.choices ? data : undefined, (choice) => take(loaded(choice), true))
  if (choices?.length === 0 || (error && !choices))
    return <NoChoices booking={booking} retry={error ? () => void mutate() : undefined} />
  if (!choices) return <LoadingChoices />
  return (
    <section className="stack" aria-labelledby={headingId}>
      {question.help && <p className="text-muted text-pretty">{localText(question.help, language)}</p>}
      <div role="alert">{problem && <Notice tone="warning">{problem}</Notice>}</div>
      <ChoiceGrid
        choices={choices}
        selectedId={selectedId(booking.draft.answers?.[question.id])}
        level={2}
        onPick={(choice) => take(valueOf(props, choice))}
      />
      {question.isOptional && (
        <Button variant="secondary" onClick={() => take(null)}>
          {t('BOOKING.ANSWER_SKIP')}
        </Button>
      )}
    </section>
  )
}

const loaded = ({ id, label }: Choice): AnswerValue => ({ id, label })

function valueOf({ question }: QuestionProps, choice: Choice): AnswerValue {
  if (question.kind === 'yesNo') return choice.id === 'yes'
  return question.choices ? loaded(choice) : choice.id
}

function fixedChoices({ question, booking }: QuestionProps, [yes, no]: readonly [string, string]): Choice[] {
  const { language } = booking.context
  if (question.kind === 'yesNo')
    return [
      { id: 'yes', label: yes },
      { id: 'no', label: no },
    ]
  return (question.options ?? []).map(({ id, label, hint }) => ({
    id,
    label: localText(label, language),
    ...(hint && { hint: localText(hint, language) }),
  }))
}

function selectedId(value: AnswerValue | undefined): string | undefined {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return value
  return value !== null && typeof value === 'object' && 'id' in value ? value.id : undefined
}

/** Takes the only option that was loaded without asking, as the steps of the kit do. */
function useOnlyOption(choices: readonly Choice[] | undefined, take: (choice: Choice) => void) {
  const only = choices?.length === 1 ? choices[0] : undefined
  const takeIt = useEffectEvent(take)
  useEffect(() => {
    if (only) takeIt(only)
  }, [only])
}
