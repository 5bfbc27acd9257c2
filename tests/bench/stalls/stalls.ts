import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { databases } from '../../../server/test/databases'
import { row, type Row } from '../report'
import { measureRequest, withServer } from '../serverProcess'
import { percentile } from '../stats'
import type { RunningStallServer } from './server'

/** The longest that a request of somebody else may take during long work, in milliseconds. */
const MAX_WAIT_MS = 250
const BETWEEN_REQUESTS_MS = 20
/** The side of a picture that has nearly 25 MB, in pixels. */
const PICTURE_SIDE = 2870
const LINES = 10_000
/** One of this many lines has an invalid date. */
const INVALID_EVERY = 50

const paths = ['api/config', 'api/users/data']

/** Measures how long others wait while a picture of 25 MB is uploaded and read, and 10,000 users are imported and exported. */
export async function measureStalls(): Promise<Row[]> {
  const rows: Row[] = []
  for (const database of databases) {
    const file = path.join(import.meta.dirname, 'server.ts')
    rows.push(
      ...(await withServer<Row[], RunningStallServer>(file, database, async (served) => {
        const found: Row[] = []
        for (const [label, work] of Object.entries(await createWorks(served)))
          found.push(...(await waitsDuring(served, work, `${database}: ${label}`)))
        return found
      })),
    )
  }
  return rows
}

type Work = () => Promise<void>

/** The files are created first: that takes this process, which sends the requests of others too, some time. */
async function createWorks(served: RunningStallServer): Promise<Record<string, Work>> {
  const photo = formOf('photo.png', await createPng())
  const list = formOf('users.csv', createCsv())
  let picture = 0
  return {
    // Warms up the JIT of the new process.
    'nothing else': () => pause(3000),
    'upload of 25 MB': async () => {
      picture = Number(await send(served, 'api/thumbnails', photo))
    },
    'download of 25 MB': async () => {
      await send(served, `api/thumbnails/${picture}/600`)
    },
    'import of 10,000 users': async () => {
      const report = await send(served, 'api/users/admin/import-users', list)
      if (!report.includes(`"total":${LINES}`)) throw new Error(`The import ended with ${report.slice(-200)}`)
    },
    'the same import again': async () => {
      await send(served, 'api/users/admin/import-users', list)
    },
    'export of 10,000 users': async () => {
      await send(served, 'api/users/admin/export')
    },
  }
}

/** Sends the requests of a patient without a break until the work ends. */
async function waitsDuring(served: RunningStallServer, work: Work, label: string): Promise<Row[]> {
  const startedAt = performance.now()
  const state = { isDone: false }
  const running = work().finally(() => (state.isDone = true))
  const waits: number[] = []
  const patient = { ...served, token: served.patientToken }
  while (!state.isDone) {
    for (const requested of paths) waits.push(await measureRequest(patient, { path: requested }))
    await pause(BETWEEN_REQUESTS_MS)
  }
  await running
  return [
    row(`${label}: duration, s`, (performance.now() - startedAt) / 1000),
    row(`${label}: others wait, median, ms`, percentile(waits, 0.5)),
    row(`${label}: others wait at most, ms`, Math.max(...waits), MAX_WAIT_MS),
  ]
}

/** Sends a request. Returns the end of the response, which is read in chunks, since decoding 25 MB would take some time. */
async function send({ origin, token }: RunningStallServer, to: string, body?: FormData): Promise<string> {
  const answer = await fetch(`${origin}/${to}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}` },
    ...(body && { body }),
  })
  let end = ''
  for await (const chunk of answer.body ?? [])
    end = (end + Buffer.from(chunk as Uint8Array).toString()).slice(-500)
  if (!answer.ok) throw new Error(`${to} answers ${answer.status}: ${end}`)
  return end
}

function formOf(name: string, content: Buffer): FormData {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(content)]), name)
  return form
}

/** A PNG whose pixels do not compress, as those of a photo. */
const createPng = (): Promise<Buffer> =>
  sharp(randomBytes(PICTURE_SIDE * PICTURE_SIDE * 3), {
    raw: { width: PICTURE_SIDE, height: PICTURE_SIDE, channels: 3 },
  })
    .png({ compressionLevel: 0 })
    .toBuffer()

function createCsv(): Buffer {
  const lines = Array.from({ length: LINES }, (_, index) => {
    const date = index % INVALID_EVERY === 7 ? '31-02-1990' : '01-02-1990'
    return `Persona ${index};Importada;p${index}@import.test;${date};+34 600 ${100_000 + index}`
  })
  return Buffer.from(['name;surname;email;birthDate;phone', ...lines].join('\r\n'))
}
