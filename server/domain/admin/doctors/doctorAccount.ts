import { randomUUID } from 'node:crypto'
import { createAccount, normalizeEmail } from '../../../platform/identity/accounts/account'
import { UNUSABLE_HASH } from '../../../platform/identity/accounts/password'
import type { AdminRecord, RecordChange } from '../../entities/defineAdminEntity'
import { fieldError } from '../../entities/records/fieldError'

/** The role of every account of a doctor. */
const ROLE = 'Doctor'
const UNIQUE_VIOLATION = '23505'

/** The address of the account of doctor `r`. */
export const accountEmailSql = `(select a.email from account a where a.tenant = r.tenant and a.sub = r.person_id)`

/**
 * Rejects the address of another doctor, and another address than that of the doctor's account: a person who
 * changes it can sign in as the doctor, which needs the rights of the users' section.
 */
export async function checkDoctorAccount({ tx, change, current, body }: RecordChange): Promise<void> {
  const email = emailIn(body)
  if (email === undefined || email === emailIn(current)) return
  if (emailIn(current) !== undefined) throw fieldError('/email', 'account')
  const others = await tx.query(
    `select from doctor d join account a on a.tenant = d.tenant and a.sub = d.person_id
     where d.tenant = $1 and a.email = $2`,
    [change.tenant, email],
  )
  if (others.length > 0) throw fieldError('/email', 'unique')
}

/** Opens the account of a doctor who has none, or uses the one that their address has, as that of a patient. */
export async function writeDoctorAccount({ tx, change, id, current, body }: RecordChange): Promise<void> {
  const { tenant } = change
  const email = emailIn(body)
  if (email === undefined || emailIn(current) !== undefined) return
  const [known] = await tx.query<{ sub: string }>(
    'select sub from account where tenant = $1 and email = $2',
    [tenant, email],
  )
  const sub = known?.sub ?? randomUUID()
  await tx.query(
    `insert into person (tenant, id, name, surname, email) values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [tenant, sub, body?.['name'], body?.['surname'], email],
  )
  if (known) {
    await tx.query(
      `update account set roles = array_append(array_remove(roles, $3), $3) where tenant = $1 and sub = $2`,
      [tenant, sub, ROLE],
    )
  } else {
    const account = { tenant, sub, email, roles: [ROLE], passwordHash: UNUSABLE_HASH }
    await createAccount(tx, account).catch((error: unknown) => {
      throw (error as { code?: string }).code === UNIQUE_VIOLATION ? fieldError('/email', 'unique') : error
    })
  }
  await tx.query('update doctor set person_id = $3 where tenant = $1 and id = $2', [tenant, id, sub])
}

const emailIn = (record: AdminRecord | undefined): string | undefined => {
  const email = record?.['email']
  return typeof email === 'string' ? normalizeEmail(email) : undefined
}
