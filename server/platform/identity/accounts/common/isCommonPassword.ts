import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PASSWORD_MAX } from '../../../../../schemas/rules/password'

/** Names, places, words and keys that leaked passwords are made of, in lower case without accents. */
const words: ReadonlySet<string> = new Set(
  readFileSync(path.join(import.meta.dirname, 'words.txt'), 'utf8')
    .trim()
    .split('\n'),
)

/** Rows of keys, of which neighbours make a password. */
const rows = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkln', 'zxcvbnm', '01234567890123456789']
const allRows = [...rows, ...rows.map((row) => Array.from(row).toReversed().join(''))]

/** How many digits and signs around a word do not make it rare: a year, a date of birth. */
const AROUND_MAX = 8

/** Letters that people write as digits and signs. */
const plainCharacters: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/**
 * Whether a password is among the first that an attacker tries: a common word, a run of keys or a repetition, with digits
 * and signs before or after it, and in any spelling: `Madrid2024`, `P@ssw0rd1!`, `Qwerty123`, `Aa123456`.
 */
export function isCommonPassword(password: string): boolean {
  if (password.length > PASSWORD_MAX) return false
  const text = password.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const withoutEnd = text.replace(/[^a-z]+$/, '')
  const core = withoutEnd.replace(/^[^a-z]+/, '')
  const around = text.length - core.length
  if (core.length < 4 && isCommon(text.replace(/[^0-9]/g, ''))) return true
  if (isCommon(text)) return true
  return around <= AROUND_MAX && [core, toPlainCharacters(core), toPlainCharacters(withoutEnd)].some(isCommon)
}

const toPlainCharacters = (text: string) =>
  text.replace(/[013457@$!]/g, (sign) => plainCharacters[sign] ?? sign)

function isCommon(text: string): boolean {
  const [, part = text] = /^(.+?)\1+$/.exec(text) ?? []
  return words.has(part) || (part !== text && part.length < 4) || isRun(part) || isRun(text)
}

const isRun = (text: string) => text.length > 3 && allRows.some((row) => row.includes(text))
