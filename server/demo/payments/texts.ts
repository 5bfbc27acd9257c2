import { readFileSync } from 'node:fs'
import path from 'node:path'
import type es from './texts/es.json'

export type TextKey = keyof typeof es

/** Returns a text of the page with its `{{name}}` placeholders replaced. */
export type Text = (key: TextKey, values?: Readonly<Record<string, string>>) => string

/** Loads the texts of a language; Spanish for any other language. */
export function loadTexts(language: string): Text {
  const texts = read(language === 'en' ? 'en' : 'es')
  return (key, values = {}) =>
    (texts[key] ?? '').replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}

const read = (language: 'es' | 'en') =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'texts', `${language}.json`), 'utf8')) as Record<
    string,
    string
  >
