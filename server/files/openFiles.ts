import path from 'node:path'
import type { FileStore } from './fileStore'
import { folderStore } from './folderStore'

/** Where files are kept, and how. */
export interface FileSettings {
  /** Absolute. Undefined: `files` in the data folder. */
  folder: string | undefined
  /** 32 bytes. Undefined: the files are not encrypted. */
  key: Buffer | undefined
  /** Undefined: files are not scanned. */
  scanner: readonly string[] | undefined
}

/** Opens the file store of the settings. */
export const openFiles = ({ folder, ...options }: FileSettings, data: string): FileStore =>
  folderStore({ folder: folder ?? path.join(data, 'files'), ...options })
