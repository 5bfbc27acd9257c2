import { randomUUID } from 'node:crypto'
import { sectionRoles } from '../domain/users/sectionRoles'
import { enqueueAccountLetter } from '../platform/letters/accountLetter'
import type { Db, Tx } from '../platform/db/database'
import { createAccount, normalizeEmail } from '../platform/identity/accounts/account'
import { UNUSABLE_HASH } from '../platform/identity/accounts/password'
import type { Tenants } from '../platform/tenants/tenants'

/**
 * Gives the account of an email address all roles in each tenant where nobody can grant roles, and creates the account
 * where there is none. A letter lets its owner set the password.
 */
export async function ensureAdministrator(
  db: Db,
  tenants: Tenants,
  { email, now }: { email: string; now: Date },
): Promise<void> {
  for (const { id } of tenants.all) await db.tx((tx) => ensureInTenant(tx, id, email, now))
}

async function ensureInTenant(tx: Tx, tenant: string, email: string, now: Date): Promise<void> {
  const [granting] = await tx.query(
    `select 1 from account where tenant = $1 and 'RolesAdministrator' = any(roles) limit 1`,
    [tenant],
  )
  if (granting) return
  await makeAdministrator(tx, tenant, { email, now })
}

/**
 * Gives the account of an email address all roles of sections, and creates the account where there is none: then a letter lets
 * its owner set the password. Resolves to whether the account is new.
 */
export async function makeAdministrator(
  tx: Tx,
  tenant: string,
  { email: written, now }: { email: string; now: Date },
): Promise<{ isNew: boolean }> {
  const email = normalizeEmail(written)
  const [known] = await tx.query(
    `update account set roles = array(select distinct unnest(roles || $3::text[]) order by 1)
     where tenant = $1 and email = $2 returning sub`,
    [tenant, email, sectionRoles],
  )
  if (known) return { isNew: false }
  const sub = randomUUID()
  await tx.query('insert into person (tenant, id, name, email) values ($1, $2, $3, $4)', [
    tenant,
    sub,
    email.split('@')[0],
    email,
  ])
  await createAccount(tx, { tenant, sub, email, roles: sectionRoles, passwordHash: UNUSABLE_HASH })
  await enqueueAccountLetter(tx, tenant, { kind: 'setPassword', personId: sub, now })
  return { isNew: true }
}
