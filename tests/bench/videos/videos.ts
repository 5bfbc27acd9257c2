import path from 'node:path'
import type { Category, Video } from '../../../schemas/generated/entities'
import { databases } from '../../../server/test/databases'
import { row, table, type Row } from '../report'
import { measureRequest, withServer, type RunningServer } from '../serverProcess'
import { percentile } from '../stats'

const GALLERY = 5000
const SEARCHED = 100_000
const MAX_GALLERY_MS = 100
const MAX_SEARCH_MS = 150
const WARM_UP = 5
const REQUESTS = 60

/** The searches by what they are. */
const searches = {
  'a word of every sixth': 'espalda',
  'two words': 'dormir casa',
  'a word without its accent': 'corazon',
  'a mistake': 'respria',
  'a rare word': 'dicefo',
  'a tag': 'rodilla',
  nothing: 'xyzzyqx',
}

/** Measures the gallery of 5,000 videos and the search in 100,000, on each database. */
export async function measureVideos(): Promise<Row[]> {
  const rows: Row[] = []
  for (const [videos, work] of [
    [GALLERY, measureGallery],
    [SEARCHED, measureSearches],
  ] as const)
    for (const database of databases) {
      rows.push(...(await served(database, videos, (server) => work(server, database))))
      process.stderr.write(`${table(rows)}\n`)
    }
  return rows
}

const served = (database: string, videos: number, work: (server: RunningServer) => Promise<Row[]>) =>
  withServer(path.join(import.meta.dirname, 'server.ts'), database, work, [String(videos)])

async function read<T>({ origin, token }: RunningServer, address: string): Promise<T> {
  const answer = await fetch(`${origin}/api/${address}`, { headers: { authorization: `Bearer ${token}` } })
  return (await answer.json()) as T
}

async function measureGallery(server: RunningServer, database: string): Promise<Row[]> {
  const home = await read<Category[]>(server, 'categories/home')
  const [video] = await read<Video[]>(server, 'videos/new')
  const rails = home.map(({ id }) => `videos/category/${id}?page=0&size=4`)
  const first = [
    'videos/continue?page=0&size=1',
    'videos/new?page=0&size=4',
    'categories/home',
    'categories',
    'tags',
  ]
  const category = (turn: number) => `videos/category/${home[turn % home.length]?.id}?page=${turn}&size=15`
  const kinds: Record<string, (turn: number) => readonly string[]> = {
    'all requests of the gallery at once': () => [...first, ...rails],
    'newest videos': () => ['videos/new?page=0&size=4'],
    'a page of a category': (turn) => [category(turn)],
    'a page of favourites': (turn) => [`videos/favorites?page=${turn % 20}&size=9`],
    'what was begun': () => ['videos/continue?page=0&size=1'],
    'categories of the home': () => ['categories/home'],
    'all categories': () => ['categories'],
    'a video': () => [`videos/${video?.id}`],
    'related videos': () => [`videos/related/${video?.id}?page=0&size=4`],
  }
  const rows: Row[] = []
  for (const [name, addresses] of Object.entries(kinds))
    rows.push(
      row(
        `${database}: ${GALLERY} videos, ${name}, 95th percentile (ms)`,
        await slowest(server, addresses),
        MAX_GALLERY_MS,
      ),
    )
  return rows
}

async function measureSearches(server: RunningServer, database: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, term] of Object.entries(searches)) {
    const addresses = (turn: number) => [
      `videos/search?searchterm=${encodeURIComponent(term)}&page=${turn % 3}&size=15`,
    ]
    rows.push(
      row(
        `${database}: ${SEARCHED} videos, search for ${name}, 95th percentile (ms)`,
        await slowest(server, addresses),
        MAX_SEARCH_MS,
      ),
    )
  }
  return rows
}

/** The 95th percentile of the time in which requests that start together are all answered. */
async function slowest(
  server: RunningServer,
  addresses: (turn: number) => readonly string[],
): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < WARM_UP + REQUESTS; turn += 1) {
    const all = addresses(turn).map((address) => measureRequest(server, { path: `api/${address}` }))
    times.push(Math.max(...(await Promise.all(all))))
  }
  return percentile(times.slice(WARM_UP), 0.95)
}
