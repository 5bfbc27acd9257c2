import path from 'node:path'
import type { FileStore } from '../platform/files/fileStore'
import { bucketStorage, type Bucket } from '../providers/s3/bucketStorage'
import { folderStore } from '../platform/files/folderStore'
import type { Scanner } from '../platform/files/scan'
import { storageFileStore } from '../platform/files/storageFileStore'

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
