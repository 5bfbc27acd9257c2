import { createRandom, seedOf } from '../../domain/shared/random'
import type { Db } from '../../platform/db/database'
import { seedVideos } from '../admin/videos'
import { seedManyDoctors } from './manyDoctors'
import { seedManyUsers } from './manyUsers'

/** Number of records of each kind in a tenant after `--seed large`. */
export interface Amounts {
  users: number
  doctors: number
  videos: number
  /** Number of days of the last year on which each video was played. */
  days: number
}

export const largeAmounts: Amounts = { users: 100_000, doctors: 1000, videos: 5000, days: 30 }

/** Rows per transaction; limits memory. */
const BATCH_SIZE = 1000

/**
 * Adds records to a tenant's demo data up to the given amounts; existing records count. `onProgress` receives progress
 * messages. The same tenant and `now` give the same data.
 */
export async function seedLarge(
  db: Db,
  tenant: string,
  now: Date,
  amounts: Amounts = largeAmounts,
  onProgress: (message: string) => void = () => {},
): Promise<void> {
  const random = createRandom(seedOf(`${tenant}/large`))
  const setting = { tenant, now, random }
  await inBatches(db, 'person', tenant, amounts.users, onProgress, (tx, from, count) =>
    seedManyUsers(tx, { ...setting, from, count }),
  )
  await inBatches(db, 'doctor', tenant, amounts.doctors, onProgress, (tx, from, count) =>
    seedManyDoctors(tx, { ...setting, from, count }),
  )
  const owners = await ids<string>(db, `select id from person where tenant = $1 order by id limit 60`, tenant)
  const tags = await ids<number>(db, 'select id from tag where tenant = $1 order by id', tenant)
  await inBatches(db, 'video', tenant, amounts.videos, onProgress, (tx, _, count) =>
    seedVideos(tx, tenant, { count, days: amounts.days, owners, tags, random, now }),
  )
  // Index-only scans of the lists need an up-to-date visibility map.
  for (const table of ['person', 'account', 'doctor', 'video', 'video_day']) {
    await db.exec(`vacuum analyze ${table}`)
  }
}

async function inBatches(
  db: Db,
  table: string,
  tenant: string,
  wanted: number,
  onProgress: (message: string) => void,
  seed: (tx: Parameters<Parameters<Db['tx']>[0]>[0], from: number, count: number) => Promise<void>,
): Promise<void> {
  const [row] = await db.query<{ count: number }>(
    `select count(*) as count from ${table} where tenant = $1`,
    [tenant],
  )
  for (let from = row?.count ?? 0; from < wanted; from += BATCH_SIZE) {
    await db.tx((tx) => seed(tx, from, Math.min(BATCH_SIZE, wanted - from)))
    if (from % 10_000 < BATCH_SIZE) onProgress(`${table}: ${from} of ${wanted}`)
  }
}

const ids = async <T>(db: Db, sql: string, tenant: string): Promise<T[]> =>
  (await db.query<{ id: T }>(sql, [tenant])).map(({ id }) => id)
