import path from 'node:path'
import type { FileStore } from './fileStore'
import { folderStorage } from './folderStorage'
import { storageFileStore, type StoreOptions } from './storageFileStore'

export interface FolderOptions extends Omit<StoreOptions, 'incoming' | 'place'> {
  /** Absolute. */
  folder: string
}

/** Keeps files in a folder that only this user can read, and those that are being received in a folder of it. */
export const folderStore = ({ folder, ...options }: FolderOptions): FileStore =>
  storageFileStore({ incoming: path.join(folder, 'incoming'), place: folderStorage(folder), ...options })
