import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')
const known = new Map<string, Record<string, string>>()

/** A text of a plugin or of the core; undefined when neither has it. */
export const textOf = (plugin: string, key: string, language: 'es' | 'en'): string | undefined =>
  read(`plugins/${plugin}/locales/${language}.json`)[key] ?? read(`core/i18n/locales/${language}.json`)[key]

function read(file: string): Record<string, string> {
  const texts = known.get(file) ?? parse(path.join(root, file))
  known.set(file, texts)
  return texts
}

const parse = (file: string) =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
