import { randomUUID } from 'node:crypto'
import type { Tx } from '../../platform/db/database'
import { orNotFound } from '../../platform/errors/orNotFound'
import type { TenantOnServer } from '../../platform/tenants/tenants'
import { endAccount, type EndingAccount } from '../deletion/endAccount'
import { listDeletedPeople, readDeletion } from '../deletion/readDeletion'
import type { Tokens } from '../devices/cloud/port'
import { writeAudit } from '../entities/history/audit'
import { users } from '../users/entity'
import { countRows, eraseRows, type RowCounts, type Who } from './eraseRows'
import { auditRows } from './personTables'
import { readTerms, type KeepReason, type Terms } from './terms'

/** Why nothing is erased: somebody has to do something first. */
export type ErasureRefusal = 'role' | 'payment' | 'plan' | 'appointments'

/** What stays of a person, why and until when. */
export interface Kept {
  reason: KeepReason
  until: Date
  rows: RowCounts
}

/** What an erasure did. */
export interface Erasure {
  id: string
  /** The person, and the dependents that nobody else looks after. */
  people: string[]
  erased: RowCounts
  /** Entries of the log of the administration that have lost what was written. */
  emptied: number
  kept: Kept[]
  /** Contents of files that may be of nobody now. */
  hashes: string[]
  /** Connections with the device provider to end there. */
  tokens: Tokens[]
  /** Services elsewhere that know the person: their own contracts say how long. */
  elsewhere: ('payments' | 'identity' | 'devices')[]
}

/** Whose data are erased, and by whom. */
export type ErasureRequest = EndingAccount

/** Reads why the data of a person cannot be erased yet. */
export async function findErasureRefusal(
  tx: Tx,
  tenant: string,
  id: string,
  now: Date,
): Promise<ErasureRefusal | undefined> {
  const { refusedBy, keptAppointments } = await readDeletion(tx, tenant, id, now)
  if (refusedBy) return refusedBy
  if (keptAppointments > 0) return 'appointments'
  const people = (await listDeletedPeople(tx, tenant, id, now)).map((person) => person.id)
  const charged = await tx.query(
    'select from card_subscription where tenant = $1 and person_id = any($2::text[]) and cancelled_at is null',
    [tenant, people],
  )
  return charged.length > 0 ? 'plan' : undefined
}

/**
 * Erases the data of a person on request, in the transaction of the caller: ends the account as the person could, then erases all rows
 * that no law keeps, of the dependents too that nobody else looks after. Contents of files, and connections elsewhere, are left to the caller.
 */
export async function erasePerson(tx: Tx, request: ErasureRequest): Promise<Erasure> {
  const { tenant, id, now } = request
  const before = (await listDeletedPeople(tx, tenant.id, id, now)).map((person) => person.id)
  const who = await readWho(tx, tenant.id, before)
  const elsewhere = await findServices(tx, who)
  const hashes = await listHashes(tx, who)
  const counted = await countRows(tx, who, 'account')
  const emptied = await emptyAudit(tx, who)
  const { people, tokens } = await endAccount(tx, request)
  const erasure = { id: randomUUID(), people, emptied, hashes, tokens, elsewhere }
  const erased: Record<string, number> = {}
  const kept = new Map<KeepReason, Kept>()
  for (const person of people) {
    const single = { ...who, ids: [person] }
    const terms = await readTerms(tx, tenant, person, now)
    addCounts(erased, await eraseRows(tx, single, terms))
    for (const one of await listKept(tx, single, terms)) addKept(kept, one)
  }
  // The end of the account erases some of them before they are counted.
  for (const [table, count] of Object.entries(counted)) erased[table] = Math.max(count, erased[table] ?? 0)
  await writeAudit(tx, { tenant: tenant.id, actor: request.actor, now }, users, id, {
    action: 'delete',
    version: 1,
    before: {},
    after: null,
  })
  return { ...erasure, erased, kept: [...kept.values()] }
}

/** Reads the addresses and names by which rows of others know people. */
export async function readWho(tx: Tx, tenant: string, ids: readonly string[]): Promise<Who> {
  const rows = await tx.query<{ address: string | null }>(
    `select lower(email) as address from person where tenant = $1 and id = any($2::text[])
     union select email from account where tenant = $1 and sub = any($2::text[])
     union select before from account_change where tenant = $1 and person_id = any($2::text[]) and kind = 'email'
     union select sent_to from letter where tenant = $1 and person_id = any($2::text[]) and sent_to like '%@%'`,
    [tenant, ids],
  )
  const named = await tx.query<{ name: string }>(
    `select concat_ws(' ', name, surname) as name from person where tenant = $1 and id = any($2::text[])`,
    [tenant, ids],
  )
  return {
    tenant,
    ids,
    addresses: rows.flatMap(({ address }) => (address ? [address] : [])),
    names: named.map(({ name }) => name),
  }
}

/** The histories of the person's records say who changed them when, and no longer what was written. */
async function emptyAudit(tx: Tx, { tenant, ids }: Who): Promise<number> {
  const rows = await tx.query(
    `update audit set before = case when before is null then null else '{}'::jsonb end,
       after = case when after is null then null else '{}'::jsonb end
     where tenant = $1 and ${auditRows} returning 1`,
    [tenant, ids],
  )
  return rows.length
}

async function listHashes(tx: Tx, { tenant, ids }: Who): Promise<string[]> {
  const rows = await tx.query<{ hash: string }>(
    `select hash from document where tenant = $1 and patient_id = any($2::text[]) and hash is not null
     union select hash from record_file where tenant = $1 and patient_id = any($2::text[]) and hash is not null
     union select hash from document_upload where tenant = $1 and patient_id = any($2::text[])
     union select p.hash from picture p join person o on o.tenant = p.tenant and o.thumbnail_id = p.id
       where o.tenant = $1 and o.id = any($2::text[]) and p.uploaded_by is not null and p.hash is not null`,
    [tenant, ids],
  )
  return rows.map(({ hash }) => hash)
}

async function findServices(tx: Tx, { tenant, ids }: Who): Promise<Erasure['elsewhere']> {
  const [row] = await tx.query<Record<Erasure['elsewhere'][number], boolean>>(
    `select exists (select from payment p join appointment a on a.tenant = p.tenant and a.id = p.appointment_id
         where a.tenant = $1 and a.patient_id = any($2::text[]))
       or exists (select from card_subscription where tenant = $1 and person_id = any($2::text[])) as payments,
       exists (select from identity_applicant where tenant = $1 and person_id = any($2::text[])) as identity,
       exists (select from device_connection where tenant = $1 and patient_id = any($2::text[])) as devices`,
    [tenant, ids],
  )
  const known = orNotFound(row)
  return (['payments', 'identity', 'devices'] as const).filter((service) => known[service])
}

async function listKept(tx: Tx, who: Who, { clinical, accounting, letters }: Terms): Promise<Kept[]> {
  const kept: Kept[] = []
  const history = await countRows(tx, who, 'clinical')
  if (clinical) kept.push({ reason: 'clinical', until: clinical, rows: history })
  const accounts = await countRows(tx, who, 'accounting')
  const rest = clinical ? {} : history
  if (accounting) kept.push({ reason: 'accounting', until: accounting, rows: { ...accounts, ...rest } })
  if (letters && !clinical && !accounting) kept.push({ reason: 'letters', until: letters, rows: history })
  return kept
}

function addKept(all: Map<KeepReason, Kept>, one: Kept): void {
  const known = all.get(one.reason)
  if (!known) return void all.set(one.reason, one)
  const rows = { ...known.rows }
  addCounts(rows, one.rows)
  all.set(one.reason, { ...one, rows, until: known.until > one.until ? known.until : one.until })
}

function addCounts(sums: Record<string, number>, counts: RowCounts): void {
  for (const [table, count] of Object.entries(counts)) sums[table] = (sums[table] ?? 0) + count
}

/** The tenant and moment of what is left to erase. */
export interface RestContext {
  tenant: TenantOnServer
  now: Date
}

/** Erases what is left of a person whose time is over, and says when the next part is: undefined if nothing is left. */
export async function eraseRest(tx: Tx, { tenant, now }: RestContext, id: string): Promise<Date | undefined> {
  const terms = await readTerms(tx, tenant, id, now)
  await eraseRows(tx, await readWho(tx, tenant.id, [id]), terms)
  return nextOf(terms)
}

/** The first moment at which something more can be erased. */
export const nextOf = (terms: Terms): Date | undefined =>
  Object.values(terms).toSorted((a: Date, b: Date) => a.getTime() - b.getTime())[0] as Date | undefined
