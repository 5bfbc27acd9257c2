import { checkAnswer, type BrokenAnswerRule } from '@schemas/questions/checkAnswer'
import { localText, type QuestionData } from '@schemas/questions/question'
import type { AnswerValue } from '@schemas/generated/entities'
import { localDate } from '@portico/core/format/dates'
import type { Translate } from '@portico/core/i18n/i18n'
import type { Booking } from '../../flow/useBooking'
import type { BookingKey } from '../../texts'
import type { Question, QuestionStep } from '../../variant'

/** The props of the parts that ask a question. */
export interface QuestionProps {
  booking: Booking
  step: QuestionStep
  question: Question & QuestionData
}

/** The props of a field that answers a question. */
export interface AnswerFieldProps extends QuestionProps {
  value: AnswerValue | undefined
  error: string | undefined
  /** null: nothing is written. */
  onChange: (value: AnswerValue) => void
}

/** What is wrong with an answer, in the question's words or those of the kit; undefined: nothing. */
export function answerProblem(
  { question, booking }: Pick<QuestionProps, 'question' | 'booking'>,
  value: AnswerValue | undefined,
  t: Translate<BookingKey>,
): string | undefined {
  const { zone, language } = booking.context
  const rule = checkAnswer(question, value, localDate(Date.now(), zone))
  if (!rule) return undefined
  const words = (question.words as Partial<Record<string, QuestionData['title']>> | undefined)?.[rule]
  return words ? localText(words, language) : t(generalWords(question.kind, rule))
}

function generalWords(kind: QuestionData['kind'], rule: BrokenAnswerRule): BookingKey {
  if (rule === 'required') return kind === 'choices' ? 'BOOKING.ANSWER_CHOOSE' : 'BOOKING.ANSWER_REQUIRED'
  const isKind = rule === 'kind' && (kind === 'number' || kind === 'date' || kind === 'address')
  return isKind ? `BOOKING.ANSWER_KIND_${kind}` : 'BOOKING.ANSWER_WRONG'
}
