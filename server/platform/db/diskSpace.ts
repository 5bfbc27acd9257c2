import { existsSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { DbError } from './database'

const MEGABYTE = 1_000_000
/**
 * Free space below which nothing is written. The database hangs forever when its log cannot grow, so it must never come to
 * that: an upload of 25 MB needs twice its size, and a part of the log is 16 MB.
 */
const RESERVE = 128 * MEGABYTE
const CHECK_INTERVAL_MS = 1000
/** SQLSTATE disk_full. */
const DISK_FULL = '53100'

/** The disk is full. Like the database's own error, it has the SQLSTATE disk_full. */
export class DiskFull extends DbError {
  readonly code = DISK_FULL

  constructor(folder: string, options?: ErrorOptions) {
    super(
      `The disk of ${folder} is full: Portico writes nothing while less than ${RESERVE / MEGABYTE} MB are free. ` +
        'The data are unharmed. Free space on that disk, or move the data folder to another one and set PORTICO_DATA.',
      options,
    )
  }
}

/** Returns whether the disk of a folder, which need not exist yet, has too little space to write. */
export function isDiskFull(folder: string): boolean {
  let place = path.resolve(folder)
  while (!existsSync(place)) place = path.dirname(place)
  const { bavail, bsize } = statfsSync(place)
  return bavail * bsize < RESERVE
}

/** Returns a function that throws `DiskFull` while the disk of the folder is full. It looks once a second at most. */
export function spaceCheck(folder: string, now: () => number = () => performance.now()): () => void {
  let checkedAt = -Infinity
  let isFull = false
  return () => {
    if (now() - checkedAt >= CHECK_INTERVAL_MS) {
      checkedAt = now()
      isFull = isDiskFull(folder)
    }
    if (isFull) throw new DiskFull(folder)
  }
}

/**
 * Runs a write that reading does not depend on, such as when something was last used. On a full disk it is left out, so that
 * people can still read what is stored. Every other error is the caller's.
 */
export async function writeIfSpace(write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if ((error as { code?: unknown }).code !== DISK_FULL) throw error
  }
}
