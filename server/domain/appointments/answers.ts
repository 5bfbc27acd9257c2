import type { AnswerValue } from '../../../schemas/generated/entities'
import pluginQuestions from '../../../schemas/generated/bookingQuestions.json' with { type: 'json' }
import { answerText } from '../../../schemas/questions/answerText'
import { checkAnswer, isEmpty } from '../../../schemas/questions/checkAnswer'
import {
  isAsked,
  localText,
  type Answers,
  type LocalText,
  type QuestionData,
} from '../../../schemas/questions/question'
import type { Tx } from '../../platform/db/database'
import { invalidField } from '../../platform/errors/invalidField'
import type { TenantOnServer } from '../../platform/tenants/tenants'

/** An answer in the database: as it was asked and read then. */
interface StoredAnswer {
  id: string
  value: AnswerValue
  label: LocalText
  text: LocalText
  shownIn?: QuestionData['shownIn']
}

const HOUR = 3_600_000

/** The questions that bookings of a tenant may answer: its own, and those of the plugins that it has. */
function questionsOf({ manifest }: TenantOnServer): readonly QuestionData[] {
  const ofPlugins = pluginQuestions as unknown as Readonly<Record<string, readonly QuestionData[]>>
  return [
    ...(manifest.questions ?? []),
    ...Object.keys(manifest.plugins).flatMap((plugin) => ofPlugins[plugin] ?? []),
  ]
}

/**
 * Adds answers to those of an appointment; null keeps them, a null answer removes one. An answer whose condition does not
 * hold is not stored. Call it in the transaction that writes the appointment. Throws FORMAT_NOT_VALID for an answer to no
 * question of the tenant, and for one that breaks a rule of its question. Whether a question had to be answered depends
 * on the booking that asks it, so only the portal says so (decision 530).
 */
export async function writeAnswers(
  tx: Tx,
  tenant: TenantOnServer,
  { id, now }: { id: number; now: Date },
  answers: Answers | null,
): Promise<void> {
  if (answers === null) return
  const questions = questionsOf(tenant)
  for (const [question, value] of Object.entries(answers))
    if (!isAllowed(questions, question, value, now)) throw invalidField('body/additionalData/answers')
  const [row] = await tx.query<{ answers: StoredAnswer[] | null }>(
    'select answers from appointment where tenant = $1 and id = $2',
    [tenant.id, id],
  )
  const stored = mergeAnswers(row?.answers ?? [], answers, {
    questions,
    languages: tenant.manifest.languages,
  })
  await tx.query('update appointment set answers = $3 where tenant = $1 and id = $2', [
    tenant.id,
    id,
    stored.length > 0 ? JSON.stringify(stored) : null,
  ])
}

/** The day of the person may be the one before or after the server's, so either decides. */
function isAllowed(questions: readonly QuestionData[], id: string, value: AnswerValue, now: Date): boolean {
  const question = questions.find((one) => one.id === id)
  if (!question) return false
  return [-12, 14].some((hours) => {
    const day = new Date(now.getTime() + hours * HOUR).toISOString().slice(0, 10)
    return checkAnswer({ ...question, isOptional: true }, value, day) === undefined
  })
}

interface Asked {
  questions: readonly QuestionData[]
  languages: readonly string[]
}

function mergeAnswers(
  before: readonly StoredAnswer[],
  answers: Answers,
  { questions, languages }: Asked,
): StoredAnswer[] {
  const others = before.filter(({ id }) => !(id in answers))
  const values: Answers = { ...Object.fromEntries(before.map(({ id, value }) => [id, value])), ...answers }
  const added = questions
    .filter(({ id }) => id in answers && !isEmpty(answers[id]))
    .map((question) => toStored(question, answers[question.id] ?? null, languages))
  return [...others, ...added].filter(({ id }) => {
    const question = questions.find((one) => one.id === id)
    return question === undefined || isAsked(amongQuestions(question, questions), (one) => values[one])
  })
}

/** Conditions on steps of the booking are the portal's: an appointment does not say which choices led to it. */
function amongQuestions({ when = {} }: QuestionData, questions: readonly QuestionData[]) {
  const known = Object.entries(when).filter(([id]) => questions.some((one) => one.id === id))
  return { when: Object.fromEntries(known) }
}

function toStored(question: QuestionData, value: AnswerValue, languages: readonly string[]): StoredAnswer {
  const { id, title, shownIn } = question
  const inEach = (text: (language: string) => string) =>
    Object.fromEntries(languages.map((language) => [language, text(language)]))
  return {
    id,
    value,
    label: inEach((language) => localText(title, language)),
    text: inEach((language) => answerText(question, value, language)),
    ...(shownIn && { shownIn }),
  }
}

const inLanguage = (member: string, language: string): string =>
  `coalesce(x -> '${member}' ->> ${language}, (select l.value from jsonb_each_text(x -> '${member}') l limit 1))`

/** SQL: the answers of appointment `a` as AppointmentAnswer, null for none. Takes the SQL placeholder of the language. */
export const answersSql = (language: string): string => `(
  select jsonb_agg(jsonb_build_object('id', x -> 'id', 'value', x -> 'value', 'label', ${inLanguage('label', language)},
    'text', ${inLanguage('text', language)}, 'isConfirmed', coalesce(x -> 'shownIn' ? 'confirmation', false)) order by n)
  from jsonb_array_elements(a.answers) with ordinality as e (x, n))`

/** SQL: question and answer by language, of those that letters repeat; null for none. */
export const letterAnswersSql = `(
  select jsonb_agg(jsonb_build_object('label', x -> 'label', 'text', x -> 'text') order by n)
  from jsonb_array_elements(a.answers) with ordinality as e (x, n) where x -> 'shownIn' ? 'letter')`
