import type { DeviceAuthorization } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import type { KeyRing } from '../../../platform/secrets/keyRing'
import type { Patient, Writer } from '../../measurements/patient'
import type { DeviceProvider, Tokens } from './port'
import { seal, unseal } from './seal'

/** How long one process may read records before another one may. */
const BUSY_MINUTES = 2

/** A connection, as the work with it needs it. */
export interface Connection {
  /** Null: they were written with an earlier secret of the tenant. */
  tokens: Tokens | null
  connectedAt: Date
  connectedBy: string
  position: string
}

type Row = Omit<Connection, 'tokens'> & { tokens: string }
const columns = `tokens, connected_at as "connectedAt", connected_by as "connectedBy", position`

/** Whether a person is connected with the provider of the tenant. */
export async function readAuthorization(
  db: Tx,
  { tenant, patient }: Patient,
  provider: DeviceProvider | undefined,
): Promise<DeviceAuthorization> {
  const [row] = await db.query<{ state: 'connected' | 'expired'; connectedAt: Date; syncedAt: Date | null }>(
    `select state, connected_at as "connectedAt", synced_at as "syncedAt" from device_connection
     where tenant = $1 and patient_id = $2`,
    [tenant, patient],
  )
  return {
    isAvailable: provider !== undefined,
    name: provider?.name ?? null,
    isAuthorized: row?.state === 'connected',
    state: row?.state ?? 'none',
    connectedAt: row?.connectedAt.toISOString() ?? null,
    syncedAt: row?.syncedAt?.toISOString() ?? null,
  }
}

/** Saves the tokens of a person who has connected; an earlier connection is replaced. */
export async function saveConnection(db: Tx, writer: Writer, secret: KeyRing, tokens: Tokens): Promise<void> {
  const { tenant, patient, actor, now } = writer
  await db.query(
    `insert into device_connection (tenant, patient_id, state, tokens, connected_at, connected_by)
     values ($1, $2, 'connected', $3, $4::timestamptz, $5)
     on conflict (tenant, patient_id) do update set state = 'connected', tokens = excluded.tokens,
       connected_at = excluded.connected_at, connected_by = excluded.connected_by, position = '', busy_until = null`,
    [tenant, patient, sealTokens(tokens, { tenant, patient }, secret), now.toISOString(), actor],
  )
}

/** Claims a connection for a while. Null: there is none, it has expired, or another process has it. */
export async function claimConnection(
  db: Tx,
  { tenant, patient }: Patient,
  { secret }: DeviceProvider,
  now: Date,
): Promise<Connection | null> {
  const [row] = await db.query<Row>(
    `update device_connection set busy_until = $3::timestamptz + make_interval(mins => ${BUSY_MINUTES})
     where tenant = $1 and patient_id = $2 and state = 'connected'
       and (busy_until is null or busy_until < $3::timestamptz) returning ${columns}`,
    [tenant, patient, now.toISOString()],
  )
  return row ? { ...row, tokens: openTokens(row.tokens, { tenant, patient }, secret) } : null
}

/** Saves what has changed of a claimed connection. A connection that was ended or replaced meanwhile is not touched. */
export async function changeConnection(
  db: Tx,
  { tenant, patient }: Patient,
  { connectedAt }: Connection,
  change: { tokens?: string; position?: string; syncedAt?: Date; isExpired?: true; isFree?: true },
): Promise<boolean> {
  const { tokens, position, syncedAt, isExpired, isFree } = change
  const changed = await db.query(
    `update device_connection set tokens = coalesce($4, tokens), position = coalesce($5, position),
       synced_at = coalesce($6::timestamptz, synced_at), state = case when $7::boolean then 'expired' else state end,
       busy_until = case when $8::boolean then null else busy_until end
     where tenant = $1 and patient_id = $2 and connected_at = $3::timestamptz returning patient_id`,
    [
      tenant,
      patient,
      connectedAt.toISOString(),
      isExpired ? '' : (tokens ?? null),
      position ?? null,
      syncedAt?.toISOString() ?? null,
      isExpired ?? false,
      isFree ?? false,
    ],
  )
  return changed.length > 0
}

/** Deletes a connection and what was begun. Returns its tokens, which can be ended at the provider. */
export async function deleteConnection(
  db: Tx,
  { tenant, patient }: Patient,
  secret: KeyRing,
): Promise<Tokens | null> {
  await db.query('delete from device_attempt where tenant = $1 and patient_id = $2', [tenant, patient])
  const [row] = await db.query<{ tokens: string }>(
    'delete from device_connection where tenant = $1 and patient_id = $2 returning tokens',
    [tenant, patient],
  )
  return row ? openTokens(row.tokens, { tenant, patient }, secret) : null
}

/** The people of a tenant whose records were not read since a moment. */
export const listDue = (db: Tx, tenant: string, since: Date): Promise<{ patient: string }[]> =>
  db.query(
    `select patient_id as patient from device_connection where tenant = $1 and state = 'connected'
       and (synced_at is null or synced_at < $2::timestamptz) order by synced_at nulls first limit 100`,
    [tenant, since.toISOString()],
  )

/** Encrypts the tokens of a person. */
export const sealTokens = (tokens: Tokens, owner: Patient, secret: KeyRing): string =>
  seal(JSON.stringify(tokens), { ...owner, secret })

function openTokens(sealed: string, owner: Patient, secret: KeyRing): Tokens | null {
  const text = unseal(sealed, { ...owner, secret })
  return text === null ? null : (JSON.parse(text) as Tokens)
}
