// @vitest-environment node
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request as send } from 'node:http'
import net, { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { personId } from '../../server/demo/people/personRow'
import { openDb, type Db } from '../../server/platform/db/database'
import { root } from '../../server/platform/paths'
import { databases, openServerDatabase, type ServerDatabase } from '../../server/test/databases'
import { freePort } from '../../server/test/freePort'
import { request } from '../../server/test/request'
import type { ServerChild } from '../../server/test/serverChild'
import { startSmtpServer, type TestSmtpServer } from '../../server/test/smtpServer'
import { writeTenants } from '../../server/test/writeTenants'
import { bestKind, startConfigured } from '../static/nginx'
import { startBuilt } from './test/builtServer'

/** At least so many requests are sent, and the processes are restarted until they are. */
const REQUESTS = Number(process.env['PORTICO_TEST_REQUESTS'] ?? 600)
const EMAILS = 120
/** How many requests are under way at once. */
const CLIENTS = 6

let folder: string
let database: ServerDatabase
let db: Db
let smtp: TestSmtpServer
let ports: number[]
/** Sockets of ports that stay open while the process that listens with them is restarted, as those of systemd. */
const sockets = new Map<number, Socket>()
let children: ServerChild[]

const start = (port: number) =>
  startBuilt(
    {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: database.url,
      SMTP_URL: smtp.url.href,
      PORTICO_DATA: path.join(folder, String(port)),
      PORTICO_FILES: path.join(folder, 'files'),
      PORTICO_TENANTS: path.join(folder, 'tenants'),
      PORTICO_DEMO: 'on',
      PORTICO_STOP_DELAY: '1',
    },
    sockets.get(port)?.fd,
  )

/** Starts nginx with deploy/nginx.conf, without TLS, in front of both processes. Returns its port and the function that stops it. */
async function startProxy(): Promise<{ port: number; stop: () => Promise<void> }> {
  const port = await freePort()
  const text = readFileSync(path.join(root, 'deploy/nginx.conf'), 'utf8')
    .replace(/portico-(\d):4000/g, (_, number: string) => `127.0.0.1:${ports[Number(number) - 1]}`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
    .replaceAll(/ssl_certificate.*\n/g, '')
    .replace('/dev/stdout', path.join(folder, 'access.log'))
    .replace('/dev/stderr', path.join(folder, 'error.log'))
  return { port, stop: await startConfigured('nginx', { text, folder, port }) }
}

interface Socket {
  fd: number
  getsockname: (name: { port?: number }) => number
  close: () => void
}

/** Binds a port without listening: Node has this for its own cluster module alone. */
function openSocket(): number {
  const { _createServerHandle: create } = net as unknown as {
    _createServerHandle: (address: string, port: number, addressType: 4) => Socket
  }
  const socket = create('127.0.0.1', 0, 4)
  const name: { port?: number } = {}
  socket.getsockname(name)
  const port = name.port ?? 0
  sockets.set(port, socket)
  return port
}

/** What a client got: the status, or the fault that ended the request. */
type Answer = number | string

const ask = (agent: Agent, port: number, method: string, place: string): Promise<Answer> =>
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

/** Sends requests all the time until it is stopped. `counts`: how often each answer came. */
function sendAllTheTime(port: number) {
  const agent = new Agent({ keepAlive: true })
  const counts = new Map<Answer, number>()
  const over = new AbortController()
  let number = 0
  const client = async () => {
    while (!over.signal.aborted) {
      number += 1
      const answer = await (number % 3 === 0
        ? ask(agent, port, 'POST', '/api/appointments/book')
        : ask(agent, port, 'GET', '/api/config'))
      counts.set(answer, (counts.get(answer) ?? 0) + 1)
    }
  }
  const clients = Promise.all(Array.from({ length: CLIENTS }, client))
  return {
    counts,
    sent: () => number,
    stop: async () => {
      over.abort()
      await clients
      agent.destroy()
    },
  }
}

async function writeEmails(): Promise<void> {
  await db.query(
    `insert into letter (tenant, person_id, kind, payload, dedupe_key, created_at, not_before, expires_at)
     select 'one', $1, 'recoveryCodeUsed', '{}', 'rolling' || n, now(), now(), now() + interval '1 hour'
     from generate_series(1, $2::int) n`,
    [personId('one', 'luis'), EMAILS],
  )
}

async function restart(at: number): Promise<void> {
  expect(await children[at]?.stop()).toBe(0)
  children[at] = await start(ports[at] ?? 0)
}

describe.runIf(databases.includes('postgres'))('two processes, restarted one after the other', () => {
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'portico-rolling-'))
    writeTenants(folder, ['one'])
    database = await openServerDatabase()
    smtp = await startSmtpServer()
    ports = [openSocket(), openSocket()]
    children = [await start(ports[0] ?? 0), await start(ports[1] ?? 0)]
    db = await openDb({ url: database.url })
  })
  afterAll(async () => {
    await Promise.all(children.map((child) => child.kill()))
    sockets.forEach((socket) => socket.close())
    await db.close()
    await smtp.close()
    await database.drop()
    rmSync(folder, { recursive: true })
  })

  it.runIf(bestKind === 'nginx')(
    'behind nginx and with sockets of systemd lose no request, and send each letter once',
    async () => {
      const proxy = await startProxy()
      const already = smtp.received.length
      await writeEmails()
      const { counts, sent, stop } = sendAllTheTime(proxy.port)
      do for (const at of [0, 1]) await restart(at)
      while (sent() < REQUESTS)
      await stop()
      await proxy.stop()
      expect(new Set(counts.keys())).toEqual(new Set([200, 401]))
      expect([...counts.values()].reduce((a, b) => a + b)).toBeGreaterThanOrEqual(REQUESTS)

      const waiting = `select count(*)::int as count from letter where dedupe_key like 'rolling%' and sent_at is null`
      await vi.waitFor(async () => expect(await db.query(waiting)).toEqual([{ count: 0 }]), {
        timeout: 90_000,
      })
      expect(smtp.received.length - already).toBe(EMAILS)
    },
  )

  it('a process that stops says so before it stops listening, and answers what is under way', async () => {
    const port = await freePort()
    const child = await start(port)
    const slow = connect(port, '127.0.0.1')
    slow.write(
      'POST /api/appointments/book HTTP/1.1\r\nhost: one.localhost\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{',
    )
    await once(slow, 'connect')
    const ended = child.stop()
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
