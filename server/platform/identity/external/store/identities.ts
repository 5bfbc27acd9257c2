import type { Tx } from '../../../db/database'
import { normalizeEmail } from '../../accounts/account'
import type { ExternalProviderProfile } from './profile'

/** Who a person is at a provider. */
export type ExternalId = Pick<ExternalProviderProfile, 'issuer' | 'subject'>

/** An account, and whether its person may sign in. */
interface FoundAccount {
  sub: string
  isActive: boolean
}

const selectAccount = `select a.sub, not exists (select from person p
  where p.tenant = a.tenant and p.id = a.sub and not p.active) as "isActive" from account a`

/** The account that somebody at a provider signs in to. */
export async function findLinkedAccount(
  db: Tx,
  tenant: string,
  { issuer, subject }: ExternalId,
): Promise<FoundAccount | undefined> {
  const [row] = await db.query<FoundAccount>(
    `${selectAccount} join external_identity e on e.tenant = a.tenant and e.sub = a.sub
     where e.tenant = $1 and e.issuer = $2 and e.subject = $3`,
    [tenant, issuer, subject],
  )
  return row
}

/** The account of an email, whether or not its person may sign in. */
export async function findAnyAccount(
  db: Tx,
  tenant: string,
  email: string,
): Promise<FoundAccount | undefined> {
  const [row] = await db.query<FoundAccount>(`${selectAccount} where a.tenant = $1 and a.email = $2`, [
    tenant,
    normalizeEmail(email),
  ])
  return row
}

/** The issuer of the provider through which somebody signs in to an account; undefined if there is none. */
export async function linkedIssuer(db: Tx, tenant: string, sub: string): Promise<string | undefined> {
  const [row] = await db.query<{ issuer: string }>(
    'select issuer from external_identity where tenant = $1 and sub = $2 order by linked_at desc limit 1',
    [tenant, sub],
  )
  return row?.issuer
}

/** Ends every sign-in to an account through a provider, and writes it to the history of the user. */
export const unlinkIdentities = (db: Tx, tenant: string, sub: string): Promise<void> =>
  db.tx(async (tx) => {
    const unlinked = await tx.query<{ issuer: string }>(
      'delete from external_identity where tenant = $1 and sub = $2 returning issuer',
      [tenant, sub],
    )
    for (const { issuer } of unlinked) await writeToHistory(tx, { tenant, sub, before: issuer, after: null })
  })

/**
 * Lets somebody at a provider sign in to an account, and writes it to the history of the user. Call it only with a proof
 * that the account is theirs. Returns false if they sign in to another account already.
 */
export function linkIdentity(
  db: Tx,
  tenant: string,
  { issuer, subject }: ExternalId,
  sub: string,
): Promise<boolean> {
  return db.tx(async (tx) => {
    const linked = await tx.query(
      `insert into external_identity (tenant, issuer, subject, sub) values ($1, $2, $3, $4)
       on conflict (tenant, issuer, subject) do nothing returning sub`,
      [tenant, issuer, subject, sub],
    )
    if (linked.length === 0) return (await findLinkedAccount(tx, tenant, { issuer, subject }))?.sub === sub
    await writeToHistory(tx, { tenant, sub, before: null, after: issuer })
    return true
  })
}

interface Change {
  tenant: string
  sub: string
  before: string | null
  after: string | null
}

const writeToHistory = (tx: Tx, { tenant, sub, before, after }: Change): Promise<unknown> =>
  tx.query(
    `insert into audit (tenant, entity, record_id, changed_by, changed_at, action, before, after, version)
     select tenant, 'AdminUser', id, id, now(), 'update', jsonb_build_object('externalSignIn', $3::text),
       jsonb_build_object('externalSignIn', $4::text), version from person where tenant = $1 and id = $2`,
    [tenant, sub, before, after],
  )
