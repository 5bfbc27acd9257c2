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
    fields: ['label', 'words', 'hint'],
    processTerm: indexedTerm,
    searchOptions: {
      boost: { label: 3, words: 2 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.25 : false),
      weights: { fuzzy: 0.2, prefix: 0.5 },
    },
  })
  index.addAll(choices.map((choice) => ({ ...choice, words: patientWords(choice) })))
  const byId = new Map(choices.map((choice) => [choice.id, choice]))
  const search = (text: string, combineWith: 'AND' | 'OR') =>
    index.search(text, { combineWith }).flatMap(({ id }) => byId.get(id as string) ?? [])
  return {
    find(text) {
      const exact = search(text, 'AND')
      return exact.length > 0 ? exact : search(text, 'OR')
    },
    general: choices.find((choice) => groupsOf(choice).some(({ isGeneral }) => isGeneral)),
  }
}

/** The word under which a term is indexed and searched: without accents and plural; null for one that counts for nothing. */
function indexedTerm(term: string): string | null {
  const word = normalize(term)
  if (word === '' || ignored.has(word)) return null
  return terms[word] ?? (word.length > 4 ? word.replace(/s$/, '') : word)
}

const patientWords = (choice: Choice) =>
  groupsOf(choice)
    .map(({ es, en }) => `${es}, ${en}`)
    .join(', ')

/** The groups of symptoms of a specialty: those whose stem begins a word of its name. */
function groupsOf({ label }: Choice) {
  const name = ` ${normalize(label)}`
  return symptoms.groups.filter(({ specialties }) => specialties.some((stem) => name.includes(` ${stem}`)))
}
