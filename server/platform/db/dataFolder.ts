import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DiskFull, isDiskFull } from './diskSpace'
import { DbError } from './database'
import { acquireLock } from './lockFile'

/** Removes the database of a folder. Throws `DbError` while another process uses it. */
export function removeFolder(folder: string): void {
  const release = lockFolder(folder)
  for (const place of [folder, `${folder}.new`]) rmSync(place, { recursive: true, force: true })
  release()
}

/** Locks the database of a folder for this process. Returns a function that releases it. Throws `DbError`. */
export function lockFolder(folder: string): () => void {
  try {
    mkdirSync(path.dirname(folder), { recursive: true, mode: 0o700 })
    return acquireLock(`${folder}.lock`)
  } catch (error) {
    if (error instanceof DbError) throw error
    if (isDiskFull(folder)) throw new DiskFull(folder, { cause: error })
    throw new DbError(
      `The data folder ${path.dirname(folder)} cannot be written: ${(error as Error).message}. ` +
        'Give this user write permission, or choose another folder with PORTICO_DATA.',
      { cause: error },
    )
  }
}
