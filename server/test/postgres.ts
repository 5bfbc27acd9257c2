import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from './freePort'

/** A PostgreSQL for tests: its address (a database in which others may be created), and how to stop it. */
export interface TestPostgres {
  url: string
  stop: () => Promise<void>
}

/** The folder of an installed PostgreSQL's programs, or undefined. */
export function postgresBinaries(): string | undefined {
  const base = '/usr/lib/postgresql'
  const versions = existsSync(base) ? readdirSync(base).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => path.join(base, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ]
  return folders.find((folder) => ['postgres', 'initdb'].every((name) => existsSync(path.join(folder, name))))
}

/** Starts a throw-away PostgreSQL in a folder of its own, without durability. Rejects when it does not come up. */
export async function startPostgres(binaries: string): Promise<TestPostgres> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portico-postgres-'))
  const user = runAs(folder)
  const data = path.join(folder, 'data')
  execFileSync(
    path.join(binaries, 'initdb'),
    ['-D', data, '-U', 'portico', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: folder, stdio: 'ignore' },
  )
  const port = await freePort()
  const settings = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=300']
  const server = spawn(
    'sh',
    ['-c', untilInputEnds, path.join(binaries, 'postgres')].concat(
      ['-D', data, '-h', '127.0.0.1', '-p', `${port}`, '-k', folder],
      settings.flatMap((setting) => ['-c', setting]),
    ),
    { ...user, cwd: folder, stdio: ['pipe', 'ignore', 'pipe'] },
  )
  await new Promise<void>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}`)))
    server.stderr.on('data', (text: Buffer) => text.includes('ready to accept connections') && resolve())
  })
  return {
    url: `postgres://portico@127.0.0.1:${port}/postgres`,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.stdin.end()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Runs a program until the input ends, which it also does when the process that started it is killed. */
const untilInputEnds =
  '"$0" "$@" & server=$!; cat > /dev/null; kill -INT $server; wait $server; rm -rf "$PWD"/*'

/** PostgreSQL refuses to run as root: then it runs as `postgres` or `nobody`, who is given the folder. */
function runAs(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const [uid, gid] = idsOf('postgres') ?? idsOf('nobody') ?? []
  if (uid === undefined || gid === undefined)
    throw new Error('No user postgres or nobody to run PostgreSQL as')
  chownSync(folder, uid, gid)
  return { uid, gid }
}

function idsOf(user: string): [number, number] | undefined {
  try {
    const read = (flag: string) =>
      Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }))
    return [read('-u'), read('-g')]
  } catch {
    return undefined
  }
}
