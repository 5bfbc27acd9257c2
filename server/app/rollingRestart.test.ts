// @vitest-environment node
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request as send } from 'node:http'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { personId } from '../demo/people/personRow'
import { openDb, type Db } from '../platform/db/database'
import { root } from '../platform/paths'
import { databases, openServerDatabase, type ServerDatabase } from '../test/databases'
import { freePort } from '../test/freePort'
import { request } from '../test/request'
import { startChild, type ServerChild } from '../test/serverChild'
import { startSmtpServer, type TestSmtpServer } from '../test/smtpServer'
import { writeTenants } from '../test/writeTenants'

const LETTERS = 120
/** How many requests are under way at once. */
const CLIENTS = 6

let folder: string
let database: ServerDatabase
let db: Db
let smtp: TestSmtpServer
let ports: number[]
let children: ServerChild[]

const start = (port: number) =>
  startChild(['--import', 'tsx', 'server/app/test/servingProcess.ts'], root, {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: database.url,
    SMTP_URL: smtp.url.href,
    PORTICO_DATA: path.join(folder, String(port)),
    PORTICO_FILES: path.join(folder, 'files'),
    PORTICO_TENANTS: path.join(folder, 'tenants'),
    PORTICO_DEMO: 'on',
    PORTICO_STOP_DELAY: '1',
    FFMPEG: 'off',
  })

/** What a client got: the status, or the fault that ended the request. */
type Answer = number | string

/**
 * Sends a request by an open connection, as a proxy does: to the processes in turn that are ready, and to the next one only if
 * a connection is refused, when nothing was sent.
 */
async function ask(agent: Agent, number: number, isReady: readonly boolean[]): Promise<Answer> {
  const order = [number % 2, (number + 1) % 2].toSorted((a, b) => Number(isReady[b]) - Number(isReady[a]))
  const method = number % 3 === 0 ? 'POST' : 'GET'
  const place = method === 'POST' ? '/api/appointments/book' : '/api/config'
  for (const at of order) {
    const answer = await askOne(agent, ports[at] ?? 0, method, place)
    if (answer !== 'ECONNREFUSED') return answer
  }
  return 'ECONNREFUSED'
}

const askOne = (agent: Agent, port: number, method: string, place: string): Promise<Answer> =>
  new Promise((resolve) => {
    const headers = { host: `one.localhost:${port}` }
    const call = send({ agent, port, host: '127.0.0.1', method, path: place, headers }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
      answer.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'ended'))
    })
    call.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'ended'))
    call.end()
  })

/** Sends requests all the time until it is stopped. Returns how often each answer came. */
function sendAllTheTime(): () => Promise<Map<Answer, number>> {
  const agent = new Agent({ keepAlive: true })
  const counts = new Map<Answer, number>()
  const isReady = [true, true]
  const over = new AbortController()
  let number = 0
  const watch = setInterval(() => {
    ports.forEach((port, at) => {
      const look = request(port, '/ready').then(
        ({ status }) => status === 200,
        () => false,
      )
      void look.then((value) => (isReady[at] = value))
    })
  }, 100)
  const client = async () => {
    while (!over.signal.aborted) {
      const answer = await ask(agent, number++, isReady)
      counts.set(answer, (counts.get(answer) ?? 0) + 1)
      await pause(5)
    }
  }
  const clients = Promise.all(Array.from({ length: CLIENTS }, client))
  return async () => {
    over.abort()
    await clients
    clearInterval(watch)
    agent.destroy()
    return counts
  }
}

async function writeLetters(): Promise<void> {
  await db.query(
    `insert into letter (tenant, person_id, kind, payload, dedupe_key, created_at, not_before, expires_at)
     select 'one', $1, 'recoveryCodeUsed', '{}', 'rolling' || n, now(), now(), now() + interval '1 hour'
     from generate_series(1, $2::int) n`,
    [personId('one', 'luis'), LETTERS],
  )
}

describe.runIf(databases.includes('postgres'))('two processes, restarted one after the other', () => {
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'portico-rolling-'))
    writeTenants(folder, ['one'])
    database = await openServerDatabase()
    smtp = await startSmtpServer()
    ports = [await freePort(), await freePort()]
    children = [await start(ports[0] ?? 0), await start(ports[1] ?? 0)]
    db = await openDb({ url: database.url })
  })
  afterAll(async () => {
    await Promise.all(children.map((child) => child.kill()))
    await db.close()
    await smtp.close()
    await database.drop()
    rmSync(folder, { recursive: true })
  })

  it('lose no request, and send each letter once', async () => {
    const already = smtp.received.length
    await writeLetters()
    const end = sendAllTheTime()
    for (const at of [0, 1]) {
      expect(await children[at]?.stop()).toBe(0)
      children[at] = await start(ports[at] ?? 0)
    }
    const counts = await end()
    expect(new Set(counts.keys())).toEqual(new Set([200, 401]))
    expect([...counts.values()].reduce((a, b) => a + b)).toBeGreaterThan(500)

    const waiting = `select count(*)::int as count from letter where dedupe_key like 'rolling%' and sent_at is null`
    await vi.waitFor(async () => expect(await db.query(waiting)).toEqual([{ count: 0 }]), { timeout: 90_000 })
    expect(smtp.received.length - already).toBe(LETTERS)
  })

  it('a process that stops says so before it stops listening, and answers what is under way', async () => {
    const [port = 0] = ports
    const slow = connect(port, '127.0.0.1')
    slow.write(
      'POST /api/appointments/book HTTP/1.1\r\nhost: one.localhost\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{',
    )
    await once(slow, 'connect')
    const ended = children[0]?.stop()
    await vi.waitFor(async () => {
      const answer = await request(port, '/ready')
      expect([answer.status, JSON.parse(String(answer.body))]).toEqual([503, { status: 'stopping' }])
    })
    // It still takes requests, and says that the connection ends.
    const late = await request(port, '/api/config', { headers: { host: 'one.localhost' } })
    expect([late.status, late.headers.connection]).toEqual([200, 'close'])
    await vi.waitFor(() => expect(request(port, '/health')).rejects.toThrow('ECONNREFUSED'))
    slow.write('}')
    const [answer] = (await once(slow, 'data')) as [Buffer]
    expect(String(answer)).toMatch(/^HTTP\/1\.1 40[01] /)
    expect(await ended).toBe(0)
  })
})
