import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const memory = '/dev/shm'
const gigabyte = 2 ** 30

/** Whether the folder in memory exists, and has room for what a run writes: less than two gigabytes. */
function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > 4 * gigabyte && os.freemem() > 8 * gigabyte
  } catch {
    return false
  }
}

/**
 * Creates the folder for the temporary files of a test run and of its child processes; it is deleted when this process ends.
 * It is in memory where there is room: each database consists of hundreds of files, and creating them takes ten times as long
 * on a disk.
 */
export function createTemporaryFolder() {
  const folder = mkdtempSync(path.join(hasRoom() ? memory : os.tmpdir(), 'portico-test-'))
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
  return folder
}
