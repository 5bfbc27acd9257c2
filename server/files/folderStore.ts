import path from 'node:path'
import type { FileStore } from './fileStore'
import { folderPlace } from './folderPlace'
import { placeStore, type StoreOptions } from './placeStore'

export interface FolderOptions extends Omit<StoreOptions, 'incoming' | 'place'> {
  /** Absolute. */
  folder: string
}

/** Keeps files in a folder that only this user can read, and those that are being received in a folder of it. */
export const folderStore = ({ folder, ...options }: FolderOptions): FileStore =>
  placeStore({ incoming: path.join(folder, 'incoming'), place: folderPlace(folder), ...options })
