import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileSettings } from '../../server/app/openFiles'
import { bucketStorage } from '../../server/providers/s3/bucketStorage'
import type { Tx } from '../../server/platform/db/database'
import { namesOf } from '../../server/platform/files/storageFileStore'
import { BackupError } from './programs'

/** A stored content, as the database names it. */
export interface Content {
  tenant: string
  hash: string
}

/** The contents that the records of a database name. */
export const listContents = async (db: Tx): Promise<Content[]> => {
  const [table] = await db.query<{ name: string | null }>(`select to_regclass('stored_file')::text as name`)
  return table?.name ? db.query<Content>('select tenant, hash from stored_file order by tenant, hash') : []
}

/** Copies contents out of the bucket as they are stored there. Rejects with `BackupError` for one that is missing. */
export async function fetchFiles(
  settings: FileSettings,
  contents: readonly Content[],
  folder: string,
): Promise<void> {
  if (!settings.bucket) throw new BackupError('FILES_URL is not set: there is no bucket to copy.')
  const bucket = bucketStorage(settings.bucket)
  const fetchFile = async (name: string): Promise<boolean> => {
    const content = await bucket.open(name)
    if (!content) return false
    const target = path.join(folder, name)
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
    await pipeline(content, createWriteStream(target, { mode: 0o600 }))
    return true
  }
  for (const { tenant, hash } of contents) {
    let isThere = false
    for (const name of namesOf(settings, tenant, hash)) isThere ||= await fetchFile(name)
    if (!isThere)
      throw new BackupError(
        `A file of ${tenant} is not in the bucket. If somebody has just deleted it, run the command again; otherwise restore it first.`,
      )
  }
}

/** Puts files of a folder into the bucket. */
export async function putFiles(
  bucket: NonNullable<FileSettings['bucket']>,
  folder: string,
  names: readonly string[],
): Promise<void> {
  const storage = bucketStorage(bucket)
  for (const name of names) await storage.put(name, path.join(folder, name))
}
