import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from './freePort'

/** A PostgreSQL for tests. Its user may create databases. */
export interface TestPostgres {
  url: string
  stop: () => Promise<void>
}

/** The folder with the programs of an installed PostgreSQL; undefined if there is none. */
export function postgresBinaries(): string | undefined {
  const base = '/usr/lib/postgresql'
  const versions = existsSync(base) ? readdirSync(base).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => path.join(base, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ]
  return folders.find((folder) => ['postgres', 'initdb'].every((name) => existsSync(path.join(folder, name))))
}

/** Starts a temporary PostgreSQL in its own folder, without durability. Rejects if it does not start. */
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
    // In a process group of its own, so that it can still tidy up when that of its parent is killed.
    { ...user, cwd: folder, detached: true, stdio: ['pipe', 'ignore', 'pipe'] },
  )
  await new Promise<void>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`PostgreSQL exited with ${code} before it was ready`)))
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

/** Shell script that stops the program when its input closes, also when the parent process is killed. */
const untilInputEnds =
  '"$0" "$@" & server=$!; cat > /dev/null; kill -INT $server; wait $server; rm -rf "$PWD"/*'

/** PostgreSQL refuses to run as root; in that case it runs as `postgres` or `nobody`, who gets the folder. */
export function runAs(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const [uid, gid] = idsOf('postgres') ?? idsOf('nobody') ?? []
  if (uid === undefined || gid === undefined)
    throw new Error('PostgreSQL cannot run as root, and there is no user postgres or nobody')
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
