import { rulesOfKind } from './checkAnswer'
import type { LocalText, QuestionData } from './question'

/** What is wrong with a question: where, as a JSON pointer, what is expected there, and what to do. */
export interface QuestionProblem {
  path: string
  expected: string
  fix: string
}

const stepNames = ['type', 'country', 'insurer', 'specialty', 'service', 'provider', 'time', 'review']

/**
 * What the schema of a question cannot say. Takes the languages of the tenant; `loads`: the options of the kind `choice` are
 * loaded, so they are no data.
 */
export function questionProblems(
  question: QuestionData,
  languages: readonly string[],
  loads = false,
): QuestionProblem[] {
  return [
    ...idProblems(question),
    ...optionProblems(question, loads),
    ...ruleProblems(question),
    ...textsOf(question).flatMap(([path, texts]) => languageProblems(path, texts, languages)),
  ]
}

const idProblems = ({ id }: QuestionData): QuestionProblem[] =>
  stepNames.includes(id)
    ? [{ path: '/id', expected: 'no id of a step of the booking', fix: `Rename the question "${id}".` }]
    : []

function optionProblems({ kind, options }: QuestionData, loads: boolean): QuestionProblem[] {
  const isChosen = kind === 'choice' || kind === 'choices'
  const path = '/options'
  if (!isChosen)
    return options
      ? [
          {
            path,
            expected: `no options for the kind "${kind}"`,
            fix: 'Remove "options", or change the kind.',
          },
        ]
      : []
  if (loads) return []
  const ids = new Set((options ?? []).map(({ id }) => id))
  return ids.size >= 2 && ids.size === options?.length
    ? []
    : [{ path, expected: 'at least two options with different ids', fix: 'Add or rename options.' }]
}

function ruleProblems({ kind, schema = {}, words = {} }: QuestionData): QuestionProblem[] {
  return Object.keys(schema).flatMap((rule) => {
    if (!(rulesOfKind[kind] as readonly string[]).includes(rule)) {
      const allowed = rulesOfKind[kind].join(', ') || 'none'
      return [
        {
          path: `/schema/${rule}`,
          expected: `a rule of the kind "${kind}": ${allowed}`,
          fix: `Remove "${rule}", or change the kind.`,
        },
      ]
    }
    return rule in words
      ? []
      : [
          {
            path: `/words`,
            expected: `words for the rule "${rule}"`,
            fix: `Add "${rule}" to "words": what somebody reads who breaks it.`,
          },
        ]
  })
}

function textsOf({ title, help, unit, options = [], words = {} }: QuestionData): [string, LocalText][] {
  const all: [string, LocalText | undefined][] = [
    ['/title', title],
    ['/help', help],
    ['/unit', unit],
    ...options.flatMap(({ label, hint }, at): [string, LocalText | undefined][] => [
      [`/options/${at}/label`, label],
      [`/options/${at}/hint`, hint],
    ]),
    ...Object.entries(words).map(([rule, texts]): [string, LocalText] => [`/words/${rule}`, texts]),
  ]
  return all.filter((one): one is [string, LocalText] => one[1] !== undefined)
}

const languageProblems = (path: string, texts: LocalText, languages: readonly string[]): QuestionProblem[] =>
  languages
    .filter((language) => !(language in texts))
    .map((language) => ({
      path,
      expected: `a text in "${language}"`,
      fix: `Add the text in "${language}".`,
    }))
