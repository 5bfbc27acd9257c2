import { createRandom, seedOf } from '../../areas/random/random'
import type { Db } from '../../db/engine'
import { seedVideos } from '../admin/videos'
import { seedManyDoctors } from './manyDoctors'
import { seedManyUsers } from './manyUsers'

/** How much there is of everything in a tenant after `--seed large`. */
export interface Amounts {
  users: number
  doctors: number
  videos: number
  /** Days of the last year on which each video was played. */
  days: number
}

export const largeAmounts: Amounts = { users: 100_000, doctors: 1000, videos: 5000, days: 30 }

/** Rows of one transaction: what is made is written at once and forgotten. */
const BATCH_SIZE = 1000

/**
 * Adds to a tenant's demo data until there is as much as asked; what is there already is not made again. `tell` hears
 * how far it is. The same tenant and moment give the same data.
 */
export async function seedLarge(
  db: Db,
  tenant: string,
  now: Date,
  amounts: Amounts = largeAmounts,
  tell: (text: string) => void = () => {},
): Promise<void> {
  const random = createRandom(seedOf(`${tenant}/large`))
  const setting = { tenant, now, random }
  await inBatches(db, 'person', tenant, amounts.users, tell, (tx, from, count) =>
    seedManyUsers(tx, { ...setting, from, count }),
  )
  await inBatches(db, 'doctor', tenant, amounts.doctors, tell, (tx, from, count) =>
    seedManyDoctors(tx, { ...setting, from, count }),
  )
  const owners = await ids<string>(db, `select id from person where tenant = $1 order by id limit 60`, tenant)
  const tags = await ids<number>(db, 'select id from tag where tenant = $1 order by id', tenant)
  await inBatches(db, 'video', tenant, amounts.videos, tell, (tx, _, count) =>
    seedVideos(tx, tenant, { count, days: amounts.days, owners, tags, random, now }),
  )
  // Lists are found by their indexes alone where the engine knows which rows all may see.
  for (const table of ['person', 'account', 'doctor', 'video', 'video_day']) {
    await db.exec(`vacuum analyze ${table}`)
  }
}

async function inBatches(
  db: Db,
  table: string,
  tenant: string,
  wanted: number,
  tell: (text: string) => void,
  seed: (tx: Parameters<Parameters<Db['tx']>[0]>[0], from: number, count: number) => Promise<void>,
): Promise<void> {
  const [row] = await db.query<{ count: number }>(
    `select count(*) as count from ${table} where tenant = $1`,
    [tenant],
  )
  for (let from = row?.count ?? 0; from < wanted; from += BATCH_SIZE) {
    await db.tx((tx) => seed(tx, from, Math.min(BATCH_SIZE, wanted - from)))
    if (from % 10_000 < BATCH_SIZE) tell(`${table}: ${from} of ${wanted}`)
  }
}

const ids = async <T>(db: Db, sql: string, tenant: string): Promise<T[]> =>
  (await db.query<{ id: T }>(sql, [tenant])).map(({ id }) => id)
