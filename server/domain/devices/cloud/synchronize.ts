import type { Tx } from '../../../platform/db/database'
import { importReadings, MAX_READINGS } from '../../measurements/importReadings'
import type { Patient, Writer } from '../../measurements/patient'
import { changeConnection, claimConnection, sealTokens, type Connection } from './connections'
import { TokensRefused, type DeviceProvider, type RecordPage, type Tokens } from './port'
import { readRecord } from './readRecord'

/** A list that never ends must not keep the server busy; the next synchronization continues. */
const MAX_PAGES = 50

/** What a synchronization works with. `zone`: of a record that names none. */
export interface Synchronizer extends Patient {
  db: Tx
  provider: DeviceProvider
  zone: string
  now: Date
}

/**
 * Reads the new records of a person and saves each once. Returns how many were new; 0 without a connection or where another
 * process reads. Where the provider refuses, the connection has expired and this rejects with `TokensRefused`.
 */
export async function synchronize(work: Synchronizer): Promise<number> {
  const { db, provider, now } = work
  const connection = await claimConnection(db, work, provider, now)
  if (!connection) return 0
  try {
    const saved = await readAll(work, connection)
    await changeConnection(db, work, connection, { syncedAt: now })
    return saved
  } catch (error) {
    if (error instanceof TokensRefused) await changeConnection(db, work, connection, { isExpired: true })
    throw error
  } finally {
    await changeConnection(db, work, connection, { isFree: true })
  }
}

async function readAll(work: Synchronizer, connection: Connection): Promise<number> {
  if (!connection.tokens) throw new TokensRefused('The tokens cannot be opened')
  let { tokens } = connection
  let { position } = connection
  let saved = 0
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const read = await readPage(work, connection, tokens, position)
    tokens = read.tokens
    const count = await savePage(work, connection, read.page)
    if (count === null) return saved
    saved += count
    if (!read.page.hasMore || read.page.position === position) break
    position = read.page.position
  }
  return saved
}

/**
 * Reads a page; an access token that has expired is replaced once. New tokens are saved at once, because the old ones no
 * longer work.
 */
async function readPage(
  { db, provider, ...owner }: Synchronizer,
  connection: Connection,
  tokens: Tokens,
  position: string,
): Promise<{ tokens: Tokens; page: RecordPage }> {
  try {
    return { tokens, page: await provider.readRecords(tokens, position) }
  } catch (error) {
    if (!(error instanceof TokensRefused)) throw error
  }
  const fresh = await provider.refreshTokens(tokens)
  await changeConnection(db, owner, connection, { tokens: sealTokens(fresh, owner, provider.secret) })
  return { tokens: fresh, page: await provider.readRecords(fresh, position) }
}

/** Saves the records of a page that were not read before, with the position after it. Null: the connection has ended meanwhile. */
const savePage = (work: Synchronizer, connection: Connection, page: RecordPage): Promise<number | null> =>
  work.db.tx(async (tx) => {
    const isHeld = await changeConnection(tx, work, connection, { position: page.position })
    if (!isHeld) return null
    const { tenant, patient, now, zone } = work
    const records = page.records.flatMap((record) => readRecord(record, now) ?? [])
    const news = await tx.query<{ id: string }>(
      `insert into device_record (tenant, patient_id, record_id) select $1, $2, r.id from unnest($3::text[]) r(id)
       on conflict do nothing returning record_id as id`,
      [tenant, patient, records.map(({ id }) => id)],
    )
    const ids = new Set(news.map(({ id }) => id))
    const writer: Writer = { tenant, patient, actor: connection.connectedBy, zone, now }
    const readings = records.filter(({ id }) => ids.delete(id)).map(({ reading }) => reading)
    let saved = 0
    for (let from = 0; from < readings.length; from += MAX_READINGS)
      saved += (
        await importReadings(tx, writer, readings.slice(from, from + MAX_READINGS), { origin: 'device' })
      ).saved
    return saved
  })
