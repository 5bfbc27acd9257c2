import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { DbError } from './engine'

/**
 * Takes a lock file for this process; the embedded engine has no lock of its own and two processes would ruin the
 * folder. A lock left by a killed process is taken over. Answers how to give it back; throws `DbError` when held.
 */
export function acquireLock(file: string): () => void {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
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

/** After a restarted container the old holder often had our own number: that one is gone. */
function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
