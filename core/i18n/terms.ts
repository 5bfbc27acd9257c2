import type { Texts } from './texts'
import { isTerm, termPrefix } from './isTerm'

/** Replaces terms in a text. */
export type ReplaceTerms = (texts: Texts) => Texts

/**
 * Creates the replacement of a tenant's terms: each term replaces the whole word in general texts and keeps its
 * capital. Names of values in double braces do not count. Takes the tenant's texts, terms included.
 */
export function createTermReplacer(own: Texts): ReplaceTerms {
  const terms = new Map(
    Object.entries(own)
      .filter(([key]) => isTerm(key))
      .map(([key, term]) => [key.slice(termPrefix.length).toLowerCase(), term]),
  )
  const words = [...terms.keys()].sort((a, b) => b.length - a.length).map(literally)
  const found = new RegExp(`\\{\\{.*?\\}\\}|(?:${words.join('|')})(?!\\p{L})`, 'giu')
  // An expression that looks back is an error in Safari before 16.4.
  const isEndOfWord = (place: number, text: string) => /\p{L}$/u.test(text.slice(0, place))
  const put = (word: string, place: number, text: string) =>
    isEndOfWord(place, text) ? word : likewise(word, terms.get(word.toLowerCase()) ?? word)
  return (texts) =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text.replaceAll(found, put)]))
}

const literally = (word: string) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** Keeps the capital of the replaced word. */
const likewise = (before: string, term: string): string =>
  before[0] === before[0]?.toLowerCase() ? term : (term[0] ?? '').toUpperCase() + term.slice(1)
