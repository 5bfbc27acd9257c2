import { makeAdministrator } from '../../server/app/firstAdministrator'
import { createPasswordLink } from '../../server/domain/letters/content/accountMail'
import { sectionRoles } from '../../server/domain/users/sectionRoles'
import { findAccountByEmail, normalizeEmail } from '../../server/platform/identity/accounts/account'
import type { Db } from '../../server/platform/db/database'
import type { TenantOnServer, Tenants } from '../../server/platform/tenants/tenants'

/** What the commands work on. `publicOrigin` is the scheme and port of the links that they print. */
export interface Surroundings {
  db: Db
  tenants: Tenants
  publicOrigin: string
  now: Date
}

/** Lists everybody who has a role of the administration, in one tenant or in all. */
export async function listAdministrators(
  { db, tenants }: Surroundings,
  [tenant]: readonly string[],
): Promise<string[]> {
  const ids = tenant === undefined ? tenants.ids : [tenantNamed(tenants, tenant).id]
  const rows = await db.query<{ tenant: string; email: string; roles: string[]; lastUse: Date | null }>(
    `select a.tenant, a.email, a.roles,
       (select max(u.last_used_at) from session_use u where u.tenant = a.tenant and u.sub = a.sub) as "lastUse"
     from account a where a.tenant = any($1) and a.roles && $2::text[] order by a.tenant, a.email`,
    [ids, sectionRoles],
  )
  const lines = rows.map(
    ({ tenant, email, roles, lastUse }) =>
      `${tenant}  ${email}  ${nameRoles(roles)}  ${lastUse ? `last used ${lastUse.toISOString()}` : 'never used'}`,
  )
  return [...lines, `${rows.length} administrators`]
}

const nameRoles = (roles: readonly string[]) =>
  sectionRoles.every((role) => roles.includes(role)) ? 'all roles' : roles.toSorted().join(', ')

/** Makes the owner of an email address an administrator of a tenant. */
export async function createAdministrator(
  { db, tenants, now }: Surroundings,
  [tenant = '', email = '']: readonly string[],
): Promise<string[]> {
  const { id } = tenantNamed(tenants, tenant)
  const address = checkEmail(email)
  const { isNew } = await db.tx((tx) => makeAdministrator(tx, id, { email: address, now }))
  return [
    isNew
      ? `${address} is an administrator of ${id}. A running server sends the letter for the password within seconds.`
      : `${address} had an account in ${id} and has all roles of the administration now, from the next sign-in.`,
  ]
}

/** Makes a link with which an administrator sets a password, where no letter arrives. */
export async function linkAdministrator(
  { db, tenants, publicOrigin, now }: Surroundings,
  [tenant = '', email = '']: readonly string[],
): Promise<string[]> {
  const named = tenantNamed(tenants, tenant)
  const address = checkEmail(email)
  const account = await findAccountByEmail(db, named.id, address)
  if (!account?.roles.some((role) => sectionRoles.includes(role)))
    throw new Error(
      `${address} is no administrator of ${named.id}. npm run admin -- list ${named.id} names them.`,
    )
  const [accepted] = await db.query('select from accepted_conditions where tenant = $1 and person_id = $2', [
    named.id,
    account.sub,
  ])
  const kind = accepted ? 'reset' : 'setPassword'
  const { url, minutes } = await createPasswordLink(
    db,
    named,
    { personId: account.sub, kind },
    { publicOrigin, now },
  )
  const end = new Date(now.getTime() + minutes * 60_000)
  return [url, `It works once, until ${end.toISOString()}. Whoever has it becomes ${address}.`]
}

function tenantNamed(tenants: Surroundings['tenants'], id: string): TenantOnServer {
  const tenant = tenants.all.find((one) => one.id === id)
  if (!tenant)
    throw new Error(`There is no tenant ${JSON.stringify(id)}. There are: ${tenants.ids.join(', ')}`)
  return tenant
}

function checkEmail(email: string): string {
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new Error(`${JSON.stringify(email)} is no email address.`)
  return normalizeEmail(email)
}
