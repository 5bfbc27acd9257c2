import type { Random } from '../../domain/shared/random'
import type { Tx } from '../../platform/db/database'
import { UNUSABLE_HASH } from '../../platform/identity/accounts/password'
import { insertRows } from '../rows'
import { menNames, slug, surnames, womenNames } from '../people/names'
import { personId, personRow } from '../people/personRow'

/** One batch of generated records; `from` is the number of the first. */
export interface Batch {
  tenant: string
  now: Date
  random: Random
  from: number
  count: number
}

const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** Inserts users with identity documents and agreements. Most have an email address and an account without a usable password. */
export async function seedManyUsers(tx: Tx, { tenant, now, random, from, count }: Batch): Promise<void> {
  const agreements = await tx.query<{ id: number }>(
    'select id from agreement where tenant = $1 order by id',
    [tenant],
  )
  const people = Array.from({ length: count }, (_, index) => {
    const number = from + index
    const gender = random.chance(0.5) ? (1 as const) : (2 as const)
    const name = random.pick(gender === 1 ? menNames : womenNames)
    const surname = `${random.pick(surnames)} ${random.pick(surnames)}`
    const mail = random.chance(0.8) && { email: `${slug(`${name} ${surname}`)}.${number}@portico.test` }
    const agreement = random.chance(0.3) ? random.pick(agreements).id : undefined
    const id = personId(tenant, `many/${number}`)
    const age = random.below(95)
    return { id, name, surname, gender, age, agreementId: agreement, ...mail, number }
  })
  await insertRows(
    tx,
    'person',
    people.map((person) => ({ ...personRow(tenant, person, now), ...documentsOf(person.number) })),
  )
  await insertRows(
    tx,
    'account',
    people.flatMap(({ id, email }) =>
      email === undefined ? [] : [{ tenant, sub: id, email, password_hash: UNUSABLE_HASH, roles: [] }],
    ),
  )
}

const documentsOf = (number: number) => {
  const digits = 10_000_000 + number * 397
  return {
    identification_number_type: 1,
    identification_number: `${digits}${LETTERS[digits % 23]}`,
    external_id: `H-${100_000 + number}`,
    active: number % 50 !== 7,
  }
}
