import path from 'node:path'
import type { FileStore } from './fileStore'
import { bucketStorage, type Bucket } from './bucketStorage'
import { folderStore } from './folderStore'
import type { Scanner } from './scan'
import { storageFileStore } from './storageFileStore'

/** Where files are kept, and how. */
export interface FileSettings {
  /** Absolute. Undefined: `files` in the data folder. */
  folder: string | undefined
  /** Undefined: they are in the folder. With a bucket only files that are being received are in it. */
  bucket: Bucket | undefined
  /** 32 bytes. Undefined: the files are not encrypted. */
  key: Buffer | undefined
  /** Undefined: files are not scanned. */
  scanner: Scanner | undefined
}

/** Opens the file store of the settings. */
export function openFiles({ folder, bucket, ...options }: FileSettings, data: string): FileStore {
  const own = folder ?? path.join(data, 'files')
  if (!bucket) return folderStore({ folder: own, ...options })
  return storageFileStore({ incoming: path.join(own, 'incoming'), place: bucketStorage(bucket), ...options })
}
