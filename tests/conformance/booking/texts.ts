import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')
const cache = new Map<string, Record<string, string>>()

/** A text of a plugin's folder, of the booking kit or of the core; undefined if none has it. */
export const textOf = (folder: string, key: string, language: 'es' | 'en'): string | undefined =>
  [folder, 'kits/booking', 'core/i18n']
    .map((owner) => read(`${owner}/locales/${language}.json`)[key])
    .find((text) => text !== undefined)

function read(file: string): Record<string, string> {
  const texts = cache.get(file) ?? parse(path.join(root, file))
  cache.set(file, texts)
  return texts
}

const parse = (file: string) =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
