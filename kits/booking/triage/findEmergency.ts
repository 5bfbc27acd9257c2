import { normalize } from '../search/normalize'

/** The words of one kind of emergency. */
export interface EmergencyWords {
  id: string
  /**
   * A sentence matches a phrase if it has a word for each part, near each other and in any order. `|` separates words of the
   * same meaning.
   */
  phrases: readonly string[]
  /** A sentence that matches one of these is about something else. */
  unless: readonly string[]
}

/** The list of words: ours, or a tenant's. */
export interface EmergencyList {
  groups: readonly EmergencyWords[]
  /** Words that look like a typing error of a listed word and are none. */
  notTypos: readonly string[]
}

/** Words of a phrase are at most this many words apart. */
const NEAR = 8
/** A shorter word with a wrong letter is another word. */
const MIN_TYPO_LENGTH = 5

/** The emergency that a sentence of a patient may be about, in Spanish or English; null for none. Typing errors are forgiven. */
export function findEmergency(text: string, { groups, notTypos }: EmergencyList): string | null {
  const words = wordsOf(text)
  const known = new Set(notTypos)
  const isSimilar = (typed: string, listed: string) =>
    typed === listed ||
    (listed.length >= MIN_TYPO_LENGTH && !known.has(typed) && isOneErrorAway(typed, listed))
  const isSame = (typed: string, listed: string) => typed === listed
  const group = groups.find(
    ({ phrases, unless }) =>
      phrases.some((phrase) => matches(words, phrase, isSimilar)) &&
      // A typing error must not hide an emergency.
      !unless.some((phrase) => matches(words, phrase, isSame)),
  )
  return group?.id ?? null
}

/** "can't" is one word, as people who type fast write it too. */
const wordsOf = (text: string): string[] =>
  normalize(text)
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

type Comparison = (typed: string, listed: string) => boolean

function matches(words: readonly string[], phrase: string, isSame: Comparison): boolean {
  const parts = phrase.split(' ').map((part) => part.split('|'))
  const isAt = (place: number, part: readonly string[]) =>
    part.some((word) => isSame(words[place] ?? '', word))
  return words.some((_, from) => {
    const places = new Set<number>()
    return parts.every((part) => {
      for (let place = from; place < Math.min(from + NEAR, words.length); place++)
        if (!places.has(place) && isAt(place, part)) return places.add(place).size > 0
      return false
    })
  })
}

/** Whether one letter is wrong, missing, too many or swapped with the next. */
export function isOneErrorAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  const rest = (text: string, skipped: number) => text.slice(start + skipped)
  if (a.length > b.length) return rest(a, 1) === rest(b, 0)
  if (a.length < b.length) return rest(a, 0) === rest(b, 1)
  const isSwapped = a[start] === b[start + 1] && a[start + 1] === b[start]
  return rest(a, 1) === rest(b, 1) || (isSwapped && rest(a, 2) === rest(b, 2))
}
