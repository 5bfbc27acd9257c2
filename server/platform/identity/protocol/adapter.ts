import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'
import type { Tx } from '../../db/database'
import { batchQueries } from '../../db/batchQueries'
import { endVisitsOf } from '../../sessions/visits/visitSession'
import { endRows, isEnded } from '../../sessions/endRows'
import { errors } from './oidcProvider'

/** A used refresh token stays valid this long: two tabs may renew at the same time, and an answer may get lost. */
const GRACE_SECONDS = 60

/**
 * The storage adapter of the OpenID Connect library. It reads and writes only the tenant's rows.
 * `onWrite` is called after each write.
 */
export const createAdapter =
  (db: Tx, tenant: string, onWrite: () => void): AdapterFactory =>
  (model) => {
    const find = (column: 'id' | 'uid', value: string) => findPayload(db, tenant, model, column, value)
    const remove = async (column: 'id' | 'grant_id', value: string) => {
      await endRows(db, `tenant = $1 and model = $2 and ${column} = $3`, [tenant, model, value])
    }
    return {
      upsert: async (id, payload, expiresIn) => {
        await upsert(db, [tenant, model, id], payload, expiresIn)
        onWrite()
      },
      find: (id) => find('id', id),
      findByUid: (uid) => find('uid', uid),
      findByUserCode: async () => undefined,
      consume: (id) => consume(db, [tenant, model, id]),
      destroy: (id) => remove('id', id),
      revokeByGrantId: (grantId) => remove('grant_id', grantId),
    } satisfies Adapter
  }

/** Revokes a grant with its refresh tokens and codes; its access tokens become invalid with it. */
export async function revokeGrant(db: Tx, tenant: string, grantId: string): Promise<void> {
  await db.query(
    `delete from oidc_payload where tenant = $1 and (grant_id = $2 or (model = 'Grant' and id = $2))`,
    [tenant, grantId],
  )
}

/** Ends all sessions of an account on every device, those of its visits too, and deletes the links that were sent to it. */
export async function signOutEverywhere(db: Tx, tenant: string, sub: string): Promise<void> {
  await endRows(db, `tenant = $1 and payload ->> 'accountId' = $2`, [tenant, sub])
  await db.query('delete from magic_link where tenant = $1 and sub = $2', [tenant, sub])
  await db.query('delete from external_link where tenant = $1 and sub = $2', [tenant, sub])
  // Who reads the former address of an account must not set its password.
  await db.query('delete from single_use_link where tenant = $1 and person_id = $2', [tenant, sub])
  await endVisitsOf(db, tenant, sub)
}

const loadActiveGrants = batchQueries(
  async (db, keys: readonly (readonly [tenant: string, grant: string])[]) => {
    const rows = await db.query<{ tenant: string; id: string }>(
      `select tenant, id from oidc_payload
     where tenant = any($1::text[]) and model = 'Grant' and id = any($2::text[]) and expires_at > now()`,
      [keys.map(([tenant]) => tenant), keys.map(([, id]) => id)],
    )
    return keys.map(([tenant, grant]) => rows.some((row) => row.tenant === tenant && row.id === grant))
  },
)

/** Returns whether a grant is active; an access token is valid no longer than its grant. */
export const isGrantActive = (db: Tx, tenant: string, grantId: string): Promise<boolean> =>
  loadActiveGrants(db, [tenant, grantId])

async function upsert(
  db: Tx,
  key: readonly [tenant: string, model: string, id: string],
  payload: AdapterPayload,
  expiresIn: number | undefined,
): Promise<void> {
  await db.query(
    `insert into oidc_payload (tenant, model, id, payload, grant_id, uid, expires_at)
     values ($1, $2, $3, $4::jsonb, $5, $6, now() + $7::int * interval '1 second')
     on conflict (tenant, model, id) do update
     set payload = excluded.payload, grant_id = excluded.grant_id, uid = excluded.uid,
         expires_at = excluded.expires_at
     where not ${isEnded('oidc_payload')}`,
    [...key, JSON.stringify(payload), payload.grantId ?? null, payload.uid ?? null, expiresIn ?? null],
  )
}

/**
 * Marks a code or a refresh token as used. Requests at the same time all find it unused, but only one may use a code:
 * the others reject with `invalid_grant` and revoke the grant, as a later use does.
 */
async function consume(db: Tx, key: readonly [tenant: string, model: string, id: string]): Promise<void> {
  const [tenant, model] = key
  const [used] = await db.query(
    `update oidc_payload set consumed_at = now()
     where tenant = $1 and model = $2 and id = $3 and consumed_at is null returning id`,
    key,
  )
  if (used || model === 'RefreshToken') return
  const [row] = await db.query<{ grant: string | null }>(
    `select grant_id as grant from oidc_payload where tenant = $1 and model = $2 and id = $3`,
    key,
  )
  if (row?.grant) await revokeGrant(db, tenant, row.grant)
  throw new errors.InvalidGrant(`${model} already consumed`)
}

async function findPayload(
  db: Tx,
  tenant: string,
  model: string,
  column: 'id' | 'uid',
  value: string,
): Promise<AdapterPayload | undefined> {
  // PostgreSQL rejects NUL in text, so such a key cannot exist and the query would fail.
  if (value.includes('\0')) return undefined
  const grace = model === 'RefreshToken' ? GRACE_SECONDS : 0
  const [row] = await db.query<{ payload: AdapterPayload; consumed: number | null }>(
    `select payload, case when consumed_at <= now() - $4::int * interval '1 second'
                          then extract(epoch from consumed_at)::float8 end as consumed
     from oidc_payload
     where tenant = $1 and model = $2 and ${column} = $3 and (expires_at is null or expires_at > now())
       and not ${isEnded('oidc_payload')}`,
    [tenant, model, value, grace],
  )
  if (!row) return undefined
  return row.consumed === null ? row.payload : { ...row.payload, consumed: Math.floor(row.consumed) }
}
