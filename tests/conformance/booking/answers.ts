import { answerQuestion, askedSteps, questionOf } from '../../../kits/booking/questions/questions'
import { isAnswered } from '../../../kits/booking/questions/isAnswered'
import { checkAnswer } from '@schemas/questions/checkAnswer'
import type { QuestionData } from '@schemas/questions/question'
import type { AnswerValue } from '@schemas/generated/entities'
import type { Draft, Question } from '@portico/booking/variant'
import type { Visit } from './visit'

/** The draft with an answer to every question that is asked. Throws for a question whose rules need an example. */
export async function withAnswersOf(at: Visit, draft: Draft): Promise<Draft> {
  const { variant } = at.subject
  const step = askedSteps(variant, draft).find((one) => questionOf(variant, one) && !isAnswered(one, draft))
  const question = step && questionOf(variant, step)
  if (!question) return draft
  const value = await sampleAnswer(at, question, draft)
  const today = at.backEnd.now().toISOString().slice(0, 10)
  const broken = checkAnswer(question, value, today)
  if (broken)
    throw new Error(`the question "${question.id}" needs an "example" that follows its rule "${broken}"`)
  return withAnswersOf(at, answerQuestion(draft, variant, question.id, value))
}

async function sampleAnswer(
  at: Visit,
  question: Question & QuestionData,
  draft: Draft,
): Promise<AnswerValue> {
  const { schema = {}, options = [], example } = question
  if (example !== undefined) return example
  const [loaded] = (await question.choices?.(draft, at.context)) ?? []
  if (loaded) return { id: loaded.id, label: loaded.label }
  const samples: Record<QuestionData['kind'], AnswerValue> = {
    choice: options[0]?.id ?? null,
    choices: options.slice(0, schema.minItems ?? 1).map(({ id }) => id),
    text: 'Respuesta'.padEnd(schema.minLength ?? 0, '.').slice(0, schema.maxLength),
    longText: 'Respuesta'.padEnd(schema.minLength ?? 0, '.').slice(0, schema.maxLength),
    number: schema.minimum ?? schema.maximum ?? 0,
    date: at.backEnd.now().toISOString().slice(0, 10),
    yesNo: schema.const ?? true,
    address: { street: 'Mayor 1', postalCode: '28013', city: 'Madrid' },
  }
  return samples[question.kind]
}
