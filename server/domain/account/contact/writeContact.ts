import type { Tx } from '../../../platform/db/database'
import type { OperationCall } from '../../../platform/http/api/operation'
import { writeAudit } from '../../entities/history/audit'
import { changeOf } from '../../entities/registerEntity'
import { users } from '../../users/entity'
import { orNotFound } from '../../../platform/errors/orNotFound'

type Call = Pick<OperationCall<'PUT api/users'>, 'tenant' | 'person' | 'now'>

/** The proven contact of a person: exactly one of the two; null: no telephone. */
export type Contact = { email: string } | { phone: string | null }

/** Writes the contact that a person has proven as a new version, with its history entry. */
export async function writeContact(
  tx: Tx,
  call: Call,
  contact: Contact,
  before: Record<string, unknown>,
): Promise<void> {
  const [column, value] = 'email' in contact ? ['email', contact.email] : ['phone', contact.phone]
  const [row] = await tx.query<{ version: number }>(
    `update person set ${column} = $3, version = version + 1 where tenant = $1 and id = $2 returning version`,
    [call.tenant.id, call.person.actor, value],
  )
  await writeAudit(tx, changeOf(call), users, call.person.actor, {
    action: 'update',
    version: orNotFound(row).version,
    before,
    after: { ...contact },
  })
}
