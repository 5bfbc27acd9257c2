import path from 'node:path'
import { createRandom, seedOf } from '../../../server/domain/shared/random'
import { largeAmounts } from '../../../server/demo/large/seedLarge'
import { databases } from '../../../server/test/databases'
import { row, type Row } from '../report'
import { measureRequest, withServer, type RunningServer } from '../serverProcess'
import { percentile } from '../stats'

const MAX_MS = 200
const REQUESTS = 200
const sizes = [25, 50, 100]
/** Sortable fields of the user list. */
const fields = [
  'name',
  'surname',
  'email',
  'phone',
  'identificationNumber',
  'identificationNumberType',
  'birthDate',
  'gender',
  'externalId',
  'agreementId',
  'planId',
  'active',
  'emailConfirmed',
]
/** Search texts, from very common ones to one without results. */
const searches = [
  'a',
  'ar',
  'ibanez',
  'Lucía',
  'llaneza rubio',
  'lucía rivas',
  '@portico.test',
  '612',
  '10397',
  'H-100',
  'H-150000',
  'x%',
  'nobody has this',
]
const filters = [
  'active=false',
  'active=true',
  'gender=1',
  'agreementId=1',
  'role=UsersAdministrator',
  'bornFrom=1980-01-01',
]

/** Measures the response time of pages of 100,000 users on each database. */
export async function measureLists(): Promise<Row[]> {
  const rows: Row[] = []
  for (const database of databases) {
    const file = path.join(import.meta.dirname, 'server.ts')
    rows.push(...(await withServer(file, database, (ready) => measureDatabase(ready, database))))
  }
  return rows
}

async function measureDatabase(ready: RunningServer, database: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const [what, query] of Object.entries(createUserQueries(largeAmounts.users))) {
    const times: { ms: number; asked: string }[] = []
    for (let turn = 0; turn < REQUESTS; turn++) {
      const asked = query()
      times.push({ ms: await measureRequest(ready, { path: `api/users/admin/users?${asked}` }), asked })
    }
    const all = times.map(({ ms }) => ms)
    rows.push(row(`${database}: users, ${what}: median, ms`, percentile(all, 0.5)))
    rows.push(row(`${database}: users, ${what}: 95th percentile, ms`, percentile(all, 0.95), MAX_MS))
    const worst = times.toSorted((one, other) => other.ms - one.ms).slice(0, 3)
    process.stderr.write(worst.map(({ ms, asked }) => `${Math.round(ms)} ms: ${asked}\n`).join(''))
  }
  return rows
}

/** Random queries for pages of so many users, the same in each run. */
export function createUserQueries(users: number): Record<string, () => string> {
  const random = createRandom(seedOf('bench/admin'))
  const page = (most: number) => {
    const size = random.pick(sizes)
    return `size=${size}&page=${random.below(Math.max(1, Math.ceil(most / size)))}`
  }
  const sort = () => `sort=${random.chance(0.5) ? '-' : ''}${random.pick(fields)}`
  const search = () => `search=${encodeURIComponent(random.pick(searches))}`
  return {
    'any page': () => page(users),
    'any page in any order': () => `${page(users)}&${sort()}`,
    'any search': () => `${page(100)}&${search()}`,
    'any search in any order': () => `${page(100)}&${search()}&${sort()}`,
    'any filter in any order': () => `${page(1000)}&${random.pick(filters)}&${sort()}`,
    'any search and filter': () => `${page(100)}&${search()}&${random.pick(filters)}`,
  }
}
