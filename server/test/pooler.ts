import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from './freePort'
import { runAs } from './postgres'

/** Connections with PostgreSQL for each database and user: few, so that sessions of the tests share them. */
const CONNECTIONS = 3

/** A PgBouncer in transaction mode for tests. */
export interface TestPooler {
  /** Its address, without a database. */
  address: string
  /** The address of a database of PostgreSQL through the pooler. */
  through: (url: string) => string
  stop: () => Promise<void>
}

/** The address of a database through the pooler at another address. */
export const throughPooler = (pooler: string, direct: string): string =>
  Object.assign(new URL(direct), { host: new URL(pooler).host }).href

const places = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer']

/** The program of an installed PgBouncer; undefined if there is none. */
export const poolerProgram = (): string | undefined => places.find((place) => existsSync(place))

/** Starts a PgBouncer before the PostgreSQL of an address. `lines`: more lines of its settings. */
export async function startPooler(url: string, lines: readonly string[] = []): Promise<TestPooler> {
  const program = poolerProgram()
  if (!program) throw new Error('PgBouncer is not installed.')
  const { hostname, port: target, username } = new URL(url)
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portico-pooler-'))
  const port = await freePort()
  const file = path.join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    [
      '[databases]',
      `* = host=${hostname} port=${target} user=${username}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      `admin_users = ${username}`,
      'pool_mode = transaction',
      `default_pool_size = ${CONNECTIONS}`,
      'max_client_conn = 500',
      ...lines,
    ].join('\n'),
  )
  const user = runAs(folder)
  if (user.uid !== undefined && user.gid !== undefined) chownSync(file, user.uid, user.gid)
  const server = spawn(program, [file], { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const end = () => server.kill('SIGKILL')
  process.once('exit', end)
  await new Promise<void>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`PgBouncer exited with ${code} before it was ready`)))
    server.stderr.on('data', (text: Buffer) => text.includes('process up') && resolve())
  })
  const address = `postgres://${username}@127.0.0.1:${port}`
  return { address, through: (direct) => throughPooler(address, direct), stop }
}
