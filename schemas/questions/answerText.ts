import type { AnswerValue } from '../generated/entities'
import { localText, type QuestionData } from './question'

const yesNo: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  es: ['Sí', 'No'],
  en: ['Yes', 'No'],
}
const dateLocales: Readonly<Record<string, string>> = { en: 'en-GB' }

/** An answer as people read it in a language; '' for none. */
export function answerText(
  question: Pick<QuestionData, 'kind' | 'options' | 'unit'>,
  value: AnswerValue | undefined,
  language: string,
): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map((id) => optionText(question, id, language)).join(', ')
  if (typeof value === 'boolean') return (yesNo[language] ?? yesNo['es'])?.[value ? 0 : 1] ?? ''
  if (typeof value === 'object')
    return 'label' in value ? value.label : `${value.street}, ${value.postalCode} ${value.city}`
  if (typeof value === 'number') return numberText(question, value, language)
  if (question.kind === 'date') return dateText(value, language)
  return question.options ? optionText(question, value, language) : value
}

function optionText({ options }: Pick<QuestionData, 'options'>, id: string, language: string): string {
  const option = options?.find((one) => one.id === id)
  return option ? localText(option.label, language) : id
}

function numberText({ unit }: Pick<QuestionData, 'unit'>, value: number, language: string): string {
  const number = new Intl.NumberFormat(dateLocales[language] ?? language, {
    maximumFractionDigits: 6,
  }).format(value)
  return unit ? `${number} ${localText(unit, language)}` : number
}

const dateText = (date: string, language: string) =>
  new Intl.DateTimeFormat(dateLocales[language] ?? language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )
