import path from 'node:path'
import type { FileStore } from '../platform/files/fileStore'
import { bucketStorage, type Bucket } from '../providers/s3/bucketStorage'
import { folderStore } from '../platform/files/folderStore'
import { commandScanner, type Scanner } from '../platform/files/scan'
import { clamdScanner } from '../providers/clamd/scanByClamd'
import type { ScannerSetting } from './settings/fileSettings'
import type { KeyRing } from '../platform/secrets/keyRing'
import { storageFileStore } from '../platform/files/storageFileStore'

/** Where files are kept, and how. */
export interface FileSettings {
  /** Absolute. Undefined: `files` in the data folder. */
  folder: string | undefined
  /** Undefined: they are in the folder. With a bucket only files that are being received are in it. */
  bucket: Bucket | undefined
  /** 32 bytes. Undefined: the files are not encrypted. */
  key: Buffer | undefined
  /** Other keys of stored files: the next one before a change of the key, and the former one after it. */
  otherKeys: readonly Buffer[]
  /** Undefined: files are not scanned. */
  scanner: ScannerSetting | undefined
}

/** Opens the file store of the settings. */
export function openFiles(settings: FileSettings, data: string): FileStore {
  const { folder, bucket, key, otherKeys, scanner } = settings
  const options = { key, otherKeys, scanner: scanner && scannerOf(scanner) }
  const own = folder ?? path.join(data, 'files')
  if (!bucket) return folderStore({ folder: own, ...options })
  return storageFileStore({ incoming: path.join(own, 'incoming'), place: bucketStorage(bucket), ...options })
}

/** The keys that encrypt secrets in the database: those of files. Undefined: a key of each tenant in the database does. */
export const ringOf = ({ key, otherKeys }: Pick<FileSettings, 'key' | 'otherKeys'>): KeyRing | undefined =>
  key && [key, ...otherKeys]

const isCommand = (setting: ScannerSetting): setting is readonly string[] => Array.isArray(setting)

const scannerOf = (setting: ScannerSetting): Scanner =>
  isCommand(setting) ? commandScanner(setting) : clamdScanner(setting)
