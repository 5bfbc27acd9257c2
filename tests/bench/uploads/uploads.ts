import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { ApiError } from '../../../core/http/apiError'
import type { Call } from '../../../core/http/call'
import { store } from '../../../core/state/store'
import {
  addFiles,
  queueAtom,
  retryFile,
  type QueueTools,
} from '../../../plugins/records/documents/upload/queue'
import type { Document } from '../../../schemas/generated/entities'
import { freePort } from '../../../server/test/freePort'
import { row, type Row } from '../report'
import { startServer, type ServerProcess } from '../serverProcess'
import type { Leftovers } from './server'
import { openSlowLine } from './slowLine'

const FILES = 200
const IMAGES = 20
const FILE_BYTES = 60_000
const CUTS = 10
const KILLS = 2

/** Sends 200 files with the queue of the portal over a slow line that is cut ten times, to a server that is killed twice. */
export async function measureUploads(): Promise<Row[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portico-uploads-'))
  try {
    return await sendAll(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function sendAll(folder: string): Promise<Row[]> {
  const startedAt = performance.now()
  const files = await createFiles()
  const total = files.reduce((sum, file) => sum + file.size, 0)
  const server = killable(folder, await freePort())
  await server.ready()
  let sent = 0
  let [cuts, kills, byHand] = [0, 0, 0]
  const line = await openSlowLine(server.port, (count) => {
    sent += count
    if (cuts < CUTS && sent > ((cuts + 1) * total) / (CUTS + 1)) {
      cuts += 1
      line.cut()
    }
    if (kills < KILLS && sent > ((kills + 0.5) * total) / KILLS) {
      kills += 1
      void server.kill()
    }
  })
  const tools: QueueTools = {
    call: callOver(line.origin, server),
    onDone: () => undefined,
    pause: (ms) => pause(ms),
  }
  addFiles(files, () => undefined, tools)
  // As the person does: what has failed is sent again with its button.
  for (let left = store.get(queueAtom); left.length > 0; left = store.get(queueAtom)) {
    const failed = left.filter(({ state }) => state === 'failed')
    if (failed.length === left.length) {
      await server.ready()
      byHand += failed.length
      for (const { id } of failed) retryFile(id, tools)
    }
    if (left.some(({ state }) => state === 'refused')) throw new Error('A file was refused')
    await pause(100)
  }
  line.close()
  const found = await inspect(server, files)
  const leftovers = await server.stop()
  return [
    row('uploads: duration, s', (performance.now() - startedAt) / 1000),
    row('uploads: cuts of the line', cuts),
    row('uploads: kills of the server', kills),
    row('uploads: sent again by hand', byHand),
    row('uploads: files that are missing', found.missing, 0),
    row('uploads: files that are there twice', found.twice, 0),
    row('uploads: files that are damaged', found.damaged, 0),
    row('uploads: uploads that are no document', leftovers.uploads, 0),
    row('uploads: contents without a document', leftovers.unused, 0),
    row('uploads: files on the disk that nothing names', strays(folder, leftovers.hashes), 0),
  ]
}

async function createFiles(): Promise<File[]> {
  const image = await sharp(randomBytes(120 * 120 * 3), { raw: { width: 120, height: 120, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return Array.from({ length: FILES }, (_, place) => {
    if (place < IMAGES) return new File([new Uint8Array(image)], `envio-${place}.png`, { type: 'image/png' })
    const text = randomBytes(FILE_BYTES / 2).toString('hex')
    return new File([text], `envio-${place}.txt`, { type: 'text/plain' })
  })
}

type Server = ReturnType<typeof killable>

/** A server process on a folder, which starts again after it was killed. */
function killable(folder: string, port: number) {
  let running: Promise<ServerProcess> | undefined
  const start = () => startServer(path.join(import.meta.dirname, 'server.ts'), [folder, String(port)])
  const get = () => (running ??= start())
  const killAndStart = async (before: Promise<ServerProcess>) => {
    await (await before).kill()
    return start()
  }
  return {
    port,
    ready: async () => (await get()).ready,
    kill: () => (running = killAndStart(get())),
    stop: async () => (await get()).stop<Leftovers>(),
  }
}

/** Calls the API over the line, as the client of the portal does. */
function callOver(origin: string, server: Server): Call {
  let token: string | undefined
  const send = async (
    operation: string,
    { body, idempotencyKey, signal }: { body?: unknown; idempotencyKey?: string; signal?: AbortSignal },
  ) => {
    token ??= (await server.ready()).token
    const [method = '', address = ''] = operation.split(' ')
    const form = new FormData()
    if (body instanceof File) form.append('file', body)
    const answer = await fetch(`${origin}/${address}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        ...(!(body instanceof File) && { 'content-type': 'application/json' }),
      },
      body: body instanceof File ? form : JSON.stringify(body),
      ...(signal && { signal }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new ApiError(answer.status, text)
    return JSON.parse(text) as unknown
  }
  const call = (operation: string, input: object) =>
    send(operation, input).catch((error: unknown) => {
      throw error instanceof ApiError ? error : new ApiError(0, 'NETWORK')
    })
  return call as unknown as Call
}

const hashOf = (content: ArrayBuffer) => createHash('sha256').update(new Uint8Array(content)).digest('hex')

/** Compares what the server has with what was sent. An image is drawn again, so it must open and have its size. */
async function inspect(server: Server, files: readonly File[]) {
  const { origin, token } = await server.ready()
  const read = (address: string) =>
    fetch(`${origin}/${address}`, { headers: { authorization: `Bearer ${token}` } })
  const documents: Document[] = []
  for (;;) {
    const last = documents.at(-1)
    const before = last ? `&before=${last.id}` : ''
    const part = (await (await read(`api/documents/filter?search=envio${before}`)).json()) as Document[]
    documents.push(...part)
    if (part.length === 0) break
  }
  let [missing, twice, damaged] = [0, 0, 0]
  for (const file of files) {
    const own = documents.filter(({ name }) => name === file.name)
    if (own.length === 0) missing += 1
    if (own.length > 1) twice += 1
    for (const { id } of own) {
      const content = await (await read(`api/documents/${id}/download`)).arrayBuffer()
      const isSame = file.name.endsWith('.png')
        ? (await sharp(Buffer.from(content)).metadata()).width === 120
        : hashOf(content) === hashOf(await file.arrayBuffer())
      if (!isSame) damaged += 1
    }
  }
  return { missing, twice, damaged }
}

/** The files in the store that are not the content of a row, and those that are still being received. */
function strays(folder: string, hashes: readonly string[]): number {
  const kept = new Set(hashes)
  return readdirSync(path.join(folder, 'files'), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !kept.has(entry.name),
  ).length
}
