import MiniSearch from 'minisearch'
import type { Choice } from '../variant'
import { normalize } from './normalize'
import symptoms from './symptoms.json'

const ignored: ReadonlySet<string> = new Set(symptoms.ignored)
const terms: Readonly<Record<string, string | undefined>> = symptoms.terms

/** Searches specialties by name, description and the words of patients in both languages, best first. */
export interface SpecialtySearch {
  find: (text: string) => Choice[]
  /** The specialty for a first visit when nothing fits, if the tenant has one: family medicine. */
  general: Choice | undefined
}

/** Indexes the specialties. Case, accents and small mistakes are forgiven; words such as "de" count for nothing. */
export function createSpecialtySearch(choices: readonly Choice[]): SpecialtySearch {
  const index = new MiniSearch({
    fields: ['label', 'words', 'hint', 'others'],
    processTerm: indexedTerm,
    searchOptions: {
      boost: { label: 3, words: 2 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.25 : false),
      weights: { fuzzy: 0.2, prefix: 0.5 },
    },
  })
  const others = wordsOf(groupsWithoutChoice(choices))
  index.addAll(
    choices.map((choice) => ({
      ...choice,
      words: wordsOf(groupsOf(choice)),
      others: isGeneral(choice) ? others : '',
    })),
  )
  const byId = new Map(choices.map((choice) => [choice.id, choice]))
  const search = (text: string, combineWith: 'AND' | 'OR') =>
    index.search(text, { combineWith }).flatMap(({ id }) => byId.get(id as string) ?? [])
  return {
    find(text) {
      const exact = search(text, 'AND')
      return exact.length > 0 ? exact : search(text, 'OR')
    },
    general: choices.find(isGeneral),
  }
}

/** The word under which a term is indexed and searched: without accents and plural; null for one that counts for nothing. */
function indexedTerm(term: string): string | null {
  const word = normalize(term)
  if (word === '' || ignored.has(word)) return null
  return terms[word] ?? (word.length > 4 ? word.replace(/s$/, '') : word)
}

type Group = (typeof symptoms.groups)[number]

const wordsOf = (groups: readonly Group[]) => groups.map(({ es, en }) => `${es}, ${en}`).join(', ')

const isGeneral = (choice: Choice): boolean => groupsOf(choice).some((group) => group.isGeneral)

/** The symptoms of specialties that the tenant does not have: family medicine sees them first. */
const groupsWithoutChoice = (choices: readonly Choice[]): Group[] => {
  const covered = new Set(choices.flatMap(groupsOf))
  return symptoms.groups.filter((group) => !covered.has(group))
}

/** The groups of symptoms of a specialty: those whose stem begins a word of its name. */
function groupsOf({ label }: Choice): Group[] {
  const name = ` ${
    normalize(label)
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  }`
  return symptoms.groups.filter(({ specialties }) => specialties.some((stem) => name.includes(` ${stem}`)))
}
