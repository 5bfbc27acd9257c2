import type { Db } from '../../platform/db/database'

/** Values that no required text takes: other types, nothing, invisible, too long, and characters that texts must not have. */
export const notText = [
  null,
  7,
  true,
  [],
  {},
  ['x'],
  { $ne: '' },
  '',
  'x'.repeat(5000),
  'a\0b',
  'a\u202Eb',
  'a\uD800b',
  '\u200B\u2060',
] as const

/** Those that an optional text does not take either. */
export const notOptionalText = notText.filter((value) => value !== null && value !== '')

export const notWhole = ['1', true, [], {}, 1.5, -1, 3e10, 'NaN'] as const

export const notDate = [
  ...notOptionalText,
  '22/05/1951',
  '1951-13-01',
  '1951-02-30',
  '0001-01-01',
  '9999-01-01',
] as const

/** Fields that a person must not set, with the value that would be worth it. */
export const forbiddenFields: Readonly<Record<string, unknown>> = {
  roles: ['UsersAdministrator'],
  planId: 3,
  isPlus: true,
  isFamilyAdmin: true,
  isDoctor24: true,
  emailConfirmed: true,
  dependent: false,
  tenant: 'two',
  personId: 'someone',
  userId: 'someone',
  passwordHash: 'x',
  constructor: 'x',
  toString: 'x',
}

const tables = [
  'person',
  'account',
  'family_link',
  'letter',
  'single_use_code',
  'single_use_link',
  'audit',
] as const

/** What is stored about people. Two readings are equal if nothing was written between them. */
export async function readStored(db: Db): Promise<Record<string, unknown>> {
  const stored: Record<string, unknown> = {}
  for (const table of tables) {
    const [row] = await db.query(
      `select count(*) as rows, md5(string_agg(t::text, '|' order by t::text)) as content from ${table} t`,
    )
    stored[table] = row
  }
  return stored
}
