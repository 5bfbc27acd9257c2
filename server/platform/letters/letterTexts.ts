import path from 'node:path'
import { createText, readOwnTexts, readTexts } from '../tenants/texts'
import type { TenantOnServer } from '../tenants/tenants'
import type es from './texts/es.json'

export type LetterTextKey = keyof typeof es
/** A text of a letter, with `{{name}}` filled in. */
export type LetterText = (key: LetterTextKey, values?: Readonly<Record<string, string>>) => string

const folder = path.join(import.meta.dirname, 'texts')
const TERM = 'TERM:'

/** The texts of a tenant's letters: with its terms, and with its own texts in place of general ones. */
export function loadLetterTexts(tenant: TenantOnServer, language: string): LetterText {
  const own = readOwnTexts(tenant, language)
  return createText({ ...replaceTerms(readTexts(folder, language), own), ...own })
}

/** Replaces the tenant's terms as the portal does: whole words, with the capital of the word, but no placeholders. */
function replaceTerms(texts: Record<string, string>, own: Record<string, string>): Record<string, string> {
  const terms = Object.entries(own).filter(([key]) => key.startsWith(TERM))
  if (terms.length === 0) return texts
  const byWord = new Map(terms.map(([key, term]) => [key.slice(TERM.length).toLowerCase(), term]))
  const words = new RegExp(`\\{\\{.*?\\}\\}|(?<!\\p{L})(?:${[...byWord.keys()].join('|')})(?!\\p{L})`, 'giu')
  const put = (word: string) => {
    const term = byWord.get(word.toLowerCase()) ?? word
    return word[0] === word[0]?.toLowerCase() ? term : term.charAt(0).toUpperCase() + term.slice(1)
  }
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text.replaceAll(words, put)]))
}
