import { randomBytes } from 'node:crypto'
import path from 'node:path'
import sharp from 'sharp'
import { databases } from '../../../server/test/databases'
import { row, type Row } from '../report'
import {
  measureRequest,
  withServer,
  type BenchRequest,
  type RunningServer,
  type ServerProcess,
} from '../serverProcess'
import { median, percentile } from '../stats'
import type { Memory } from './server'

const REQUESTS = 60
const WARM_UP = 5
const MAX_LIST_MS = 100
const MAX_MONTH_MS = 100
const MAX_YEAR_MS = 200
const MAX_MEMORY_MB = 10
const MB = 1_000_000
const UPLOADS = 5

const series = 'api/vital-signs-measurements'
const thisYear = new Date().getUTCFullYear()
const monthsAgo = (count: number): string =>
  new Date(Date.UTC(thisYear, new Date().getUTCMonth() - count, 1)).toISOString().slice(0, 10)

/** The requests by what they are; `turn` counts up. */
const requests: Record<string, { limit?: number; of: (turn: number) => BenchRequest }> = {
  'list of documents': { limit: MAX_LIST_MS, of: () => ({ path: 'api/documents/filter' }) },
  'search in documents': {
    limit: MAX_LIST_MS,
    of: (turn) => ({ path: `api/documents/filter?search=informe%20${turn * 97}` }),
  },
  'list of readings': { limit: MAX_LIST_MS, of: () => ({ path: `${series}/readings` }) },
  'last value': { limit: MAX_LIST_MS, of: () => ({ path: `${series}/last-hr` }) },
  'a day': {
    limit: MAX_MONTH_MS,
    of: (turn) => ({ path: `${series}/hr`, body: { date: monthsAgo(1 + (turn % 20)), range: 'day' } }),
  },
  'a month': {
    limit: MAX_MONTH_MS,
    of: (turn) => ({ path: `${series}/hr`, body: { date: monthsAgo(1 + (turn % 20)), range: 'month' } }),
  },
  'a year': {
    limit: MAX_YEAR_MS,
    of: () => ({ path: `${series}/hr`, body: { date: `${thisYear - 1}-05-05`, range: 'year' } }),
  },
}

/** Measures reading 10,000 documents and 1,000,000 measurements of one person, and the memory of an upload of 25 MB, on each database. */
export async function measureRecords(): Promise<Row[]> {
  const rows: Row[] = []
  for (const database of databases)
    rows.push(
      ...(await withServer(path.join(import.meta.dirname, 'server.ts'), database, async (ready, server) => [
        ...(await measureReads(ready, database)),
        ...(await measureMemory(server, database)),
      ])),
    )
  return rows
}

async function measureReads(served: RunningServer, database: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, { limit, of }] of Object.entries(requests)) {
    const times: number[] = []
    for (let turn = 0; turn < WARM_UP + REQUESTS; turn += 1)
      times.push(await measureRequest(served, of(turn)))
    const warm = times.slice(WARM_UP)
    rows.push(row(`${database}: ${name}, 95th percentile, ms`, percentile(warm, 0.95), limit))
  }
  return rows
}

/** How much the memory of the server grows at most while it receives a file: the median of five, after one. */
async function measureMemory(served: ServerProcess, database: string): Promise<Row[]> {
  const photo = await sharp(randomBytes(2800 * 2900 * 3), { raw: { width: 2800, height: 2900, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const files = [
    {
      name: 'text',
      file: new File([new Uint8Array(Buffer.alloc(25 * MB, 'a'))], 'a.txt'),
      limit: MAX_MEMORY_MB,
    },
    { name: 'image', file: new File([new Uint8Array(photo)], 'a.png'), limit: MAX_MEMORY_MB },
  ]
  const rows: Row[] = []
  for (const { name, file, limit } of files) {
    const grown: number[] = []
    for (let turn = 0; turn <= UPLOADS; turn += 1) grown.push(await memoryOf(served, file))
    const size = Math.round(file.size / MB)
    rows.push(
      row(`${database}: memory of an upload of ${size} MB (${name}), MB`, median(grown.slice(1)), limit),
    )
  }
  return rows
}

async function memoryOf({ ready: { origin, token }, ask }: ServerProcess, file: File): Promise<number> {
  const read = () => ask<Memory>('memory')
  await read()
  const { now } = await read()
  const form = new FormData()
  form.append('file', file)
  const answer = await fetch(`${origin}/api/documents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  if (!answer.ok) throw new Error(`The upload answers ${answer.status}: ${await answer.text()}`)
  return ((await read()).most - now) / MB
}
