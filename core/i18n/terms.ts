import type { Texts } from './texts'
import { isTerm, termPrefix } from './isTerm'

/** Puts a tenant's words into general texts. */
export type ReplaceTerms = (texts: Texts) => Texts

/**
 * How a tenant calls things: each of its terms stands wherever a general text has the word, whole, and with a capital
 * where that had one. The names of values in double braces are no words. In: the tenant's own texts, terms among them.
 */
export function createTermReplacer(own: Texts): ReplaceTerms {
  const terms = new Map(
    Object.entries(own)
      .filter(([key]) => isTerm(key))
      .map(([key, term]) => [key.slice(termPrefix.length).toLowerCase(), term]),
  )
  const words = [...terms.keys()].sort((a, b) => b.length - a.length).map(literally)
  const found = new RegExp(`\\{\\{.*?\\}\\}|(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'giu')
  const put = (word: string) => likewise(word, terms.get(word.toLowerCase()) ?? word)
  return (texts) =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text.replaceAll(found, put)]))
}

const literally = (word: string) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** With a capital where the word before had one. */
const likewise = (before: string, term: string): string =>
  before[0] === before[0]?.toLowerCase() ? term : (term[0] ?? '').toUpperCase() + term.slice(1)
