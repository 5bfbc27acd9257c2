import path from 'node:path'
import type { FileStore } from './fileStore'
import { bucketPlace, type Bucket } from './bucketPlace'
import { folderStore } from './folderStore'
import { placeStore } from './placeStore'

/** Where files are kept, and how. */
export interface FileSettings {
  /** Absolute. Undefined: `files` in the data folder. */
  folder: string | undefined
  /** Undefined: they are in the folder. With a bucket only files that are being received are in it. */
  bucket: Bucket | undefined
  /** 32 bytes. Undefined: the files are not encrypted. */
  key: Buffer | undefined
  /** Undefined: files are not scanned. */
  scanner: readonly string[] | undefined
}

/** Opens the file store of the settings. */
export function openFiles({ folder, bucket, ...options }: FileSettings, data: string): FileStore {
  const own = folder ?? path.join(data, 'files')
  if (!bucket) return folderStore({ folder: own, ...options })
  return placeStore({ incoming: path.join(own, 'incoming'), place: bucketPlace(bucket), ...options })
}
