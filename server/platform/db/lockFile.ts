import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { DbError } from './database'

/**
 * Creates a lock file for this process. The embedded database has no lock of its own, and two processes would corrupt the
 * folder. The lock of a dead process is taken over. Returns a function that releases the lock; throws `DbError` if
 * another process has it.
 */
export function acquireLock(file: string): () => void {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const holder = Number(readFileSync(file, 'utf8'))
    if (isAlive(holder)) {
      throw new DbError(
        `The data folder is in use by process ${holder}. Stop it, or choose another folder with PORTICO_DATA. ` +
          `If that process is not a Portico server, delete ${file}.`,
      )
    }
    writeFileSync(file, String(process.pid))
  }
  return () => rmSync(file, { force: true })
}

/** Our own process id counts as dead: in a restarted container the previous process often had the same id. */
function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
