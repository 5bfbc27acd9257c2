import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openServerDatabase } from '../../../server/test/databases'
import { freePort } from '../../../server/test/freePort'
import { postgresBinaries } from '../../../server/test/postgres'
import { writeTenants } from '../../../server/test/writeTenants'
import { startBuilt } from '../../deploy/test/builtServer'
import { row, type Row } from '../report'

const TENANTS = 100
const MAX_MS = 5000
/** Ticks of the clock in which Linux counts the time of a process. */
const TICKS_PER_SECOND = 100
const KB_PER_MB = 1024

/**
 * Starts a built server with 100 tenants on PostgreSQL twice: on an empty database, where each tenant gets its keys and catalogue, and on
 * the database of the first start. `time` counts until it says that it is ready.
 */
export async function measureStart(): Promise<Row[]> {
  if (!postgresBinaries()) return []
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portico-start-'))
  const database = await openServerDatabase()
  const ids = Array.from({ length: TENANTS }, (_, n) => `tenant-${n + 1}`)
  const settings = {
    DATABASE_URL: database.url,
    PORTICO_DATA: folder,
    PORTICO_TENANTS: writeTenants(folder, ids),
    PORTICO_DEMO: 'off',
    PORTICO_STAND_INS: 'on',
  }
  try {
    const first = await measureOne(settings)
    const later = await measureOne(settings)
    return [
      row('100 tenants: first start, on an empty database (ms)', first.ms),
      row('100 tenants: a later start (ms)', later.ms, MAX_MS),
      row('100 tenants: processor time of a later start (ms)', later.processorMs),
      row('100 tenants: memory of a process that nobody uses (MB)', later.megabytes),
    ]
  } finally {
    await database.drop()
    rmSync(folder, { recursive: true })
  }
}

async function measureOne(settings: Readonly<Record<string, string>>) {
  const port = String(await freePort())
  const started = performance.now()
  const server = await startBuilt({ ...settings, PORT: port })
  const ms = performance.now() - started
  const used = usedBy(server.pid)
  await server.stop()
  return { ms, ...used }
}

/** The processor time and the memory of a process, where Linux tells them; NaN elsewhere. */
function usedBy(pid: number): { processorMs: number; megabytes: number } {
  if (process.platform !== 'linux') return { processorMs: Number.NaN, megabytes: Number.NaN }
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name of the program, in parentheses, may have spaces. User and system time are the 12th and 13th field after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = Number(fields[11]) + Number(fields[12])
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return { processorMs: (ticks * 1000) / TICKS_PER_SECOND, megabytes: Number(kilobytes) / KB_PER_MB }
}
