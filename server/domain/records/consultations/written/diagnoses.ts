import type { Diagnosis } from '../../../../../schemas/generated/entities'
import catalogue from './diagnoses.json' with { type: 'json' }

/** An entry of the catalogue: a code of ICD-10, its names, and other words by which it is found. */
interface Entry {
  code: string
  es: string
  en: string
  words?: string
}

const entries: readonly Entry[] = catalogue
const byCode = new Map(entries.map((entry) => [entry.code, entry]))
const MAX_FOUND = 20

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
const nameOf = ({ es, en }: Entry, language: string) => (language === 'en' ? en : es)
const toDiagnosis = (entry: Entry, language: string): Diagnosis => ({
  code: entry.code,
  name: nameOf(entry, language),
})

/** How well an entry fits: its code, the start of its name, a word of it, a synonym; undefined if it does not. */
function rankOf(
  entry: Entry,
  wanted: string,
  words: readonly string[],
  language: string,
): number | undefined {
  if (entry.code.toLowerCase().startsWith(wanted)) return 0
  const name = fold(nameOf(entry, language))
  if (name.startsWith(wanted)) return 1
  if (words.every((word) => name.includes(word))) return 2
  const all = fold([entry.es, entry.en, entry.words ?? ''].join(' '))
  return words.every((word) => all.includes(word)) ? 3 : undefined
}

/** Diagnoses of the catalogue by words of a name, a synonym or the start of the code, the best first, at most 20. */
export function findDiagnoses(search: string, language: string): Diagnosis[] {
  const wanted = fold(search).trim()
  if (wanted === '') return []
  const words = wanted.split(/\s+/)
  return entries
    .flatMap((entry) => {
      const rank = rankOf(entry, wanted, words, language)
      return rank === undefined ? [] : [{ rank, entry }]
    })
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MAX_FOUND)
    .map(({ entry }) => toDiagnosis(entry, language))
}

/** A diagnosis with its name in the catalogue; undefined for a code that is not in it. */
export function diagnosisOf(code: string, language: string): Diagnosis | undefined {
  const entry = byCode.get(code)
  return entry && toDiagnosis(entry, language)
}
