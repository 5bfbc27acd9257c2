import { spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDb } from '../../../server/platform/db/database'
import { freePort } from '../../../server/test/freePort'
import { postgresBinaries, startPostgres } from '../../../server/test/postgres'
import { createFolder } from '../clinicServer'
import { row, type Row } from '../report'
import { median, percentile } from '../stats'
import { connectClient, inTurns } from './client'
import { signalCalls, startHubProcess } from './hub'

const NGINX = '/usr/sbin/nginx'
const PROCESSES = 4
const CALLS = 100
const AT_ONCE = 10
const MAX_CALL_MS = 5000

/**
 * Signals 100 calls among 200 clients of four processes on one PostgreSQL database, behind nginx, which gives each connection to
 * the next process. Without nginx or PostgreSQL it measures nothing and says so.
 */
export async function measureProcesses(): Promise<Row[]> {
  const binaries = postgresBinaries()
  if (!existsSync(NGINX) || !binaries) {
    console.log(`Four processes are not measured: ${binaries ? 'nginx' : 'PostgreSQL'} is not installed.`)
    return []
  }
  const postgres = await startPostgres(binaries)
  try {
    return await measureBehindNginx(await createDatabase(postgres.url))
  } finally {
    await postgres.stop()
  }
}

/** Creates a database on a server. Returns its address. */
export async function createDatabase(server: string): Promise<string> {
  const db = await openDb({ url: server })
  await db.exec('create database bench')
  await db.close()
  return new URL('/bench', server).href
}

async function measureBehindNginx(database: string): Promise<Row[]> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const ports: number[] = []
  const servers: Awaited<ReturnType<typeof startHubProcess>>[] = []
  for (let n = 0; n < PROCESSES; n += 1) {
    ports.push(await freePort())
    const people = n === 0 ? { patients: CALLS, doctors: CALLS } : { patients: 0, doctors: 0, isSeeded: true }
    servers.push(await startHubProcess({ ...people, database, origin, port: ports[n] ?? 0 }))
  }
  const stopNginx = await startNginx(port, ports)
  try {
    return await measureCalls(origin, servers[0]?.ready ?? { tokens: {}, appointments: [] })
  } finally {
    await stopNginx()
    for (const server of servers.toReversed()) await server.stop()
  }
}

async function measureCalls(
  origin: string,
  { tokens, appointments }: { tokens: Record<string, string>; appointments: readonly number[] },
): Promise<Row[]> {
  const people = Object.keys(tokens)
  const times: number[] = []
  const opened = await inTurns(people.length, AT_ONCE, async (n) => {
    const person = people[n - 1] ?? ''
    const started = performance.now()
    const client = await connectClient({ origin, person, token: tokens[person] ?? '' })
    times.push(performance.now() - started)
    return [person, client] as const
  })
  const calls = await signalCalls(new Map(opened), appointments)
  opened.forEach(([, client]) => client.stop())
  return [
    row('four processes: clients that did not connect, of 200', people.length - opened.length, 0),
    row('four processes: a client connects, median (ms)', median(times)),
    row('four processes: a client connects, 95th percentile (ms)', percentile(times, 0.95)),
    row('four processes: calls signalled at once, missing of 100', CALLS - calls.length, 0),
    row('four processes: 100 calls at once, median (ms)', median(calls)),
    row('four processes: 100 calls at once, 95th percentile (ms)', percentile(calls, 0.95), MAX_CALL_MS),
  ]
}

/** Gives each connection to the next server. Returns a function that stops it. */
async function startNginx(port: number, servers: readonly number[]): Promise<() => Promise<void>> {
  const { folder, remove } = createFolder('nginx')
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, port, servers))
  const nginx = spawn(NGINX, ['-c', file, '-p', folder, '-e', path.join(folder, 'error.log')], {
    stdio: 'inherit',
  })
  const ended = new Promise((resolve) => nginx.once('exit', resolve))
  while (!(await isOpen(port))) await pause(50)
  return async () => {
    nginx.kill('SIGTERM')
    await ended
    remove()
  }
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, 'localhost', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })

const configuration = (folder: string, port: number, servers: readonly number[]) => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
events { worker_connections 4096; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  upstream hub { ${servers.map((server) => `server localhost:${server};`).join(' ')} }
  map $http_upgrade $connection_header { default upgrade; "" close; }
  server {
    listen ${port};
    location / {
      proxy_pass http://hub;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_header;
      proxy_read_timeout 120s;
    }
  }
}
`
