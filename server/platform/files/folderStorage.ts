import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { syncPlace } from '../db/privateFiles'
import type { ContentStorage } from './contentStorage'

/** Contents in a folder that only this user can read. */
export function folderStorage(folder: string): ContentStorage {
  return {
    put: async (name, file) => {
      const place = path.join(folder, name)
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
      await rename(file, place)
      syncPlace(path.dirname(place))
    },
    open: async (name, range) => {
      const place = path.join(folder, name)
      return (await exists(place)) ? createReadStream(place, range) : undefined
    },
    remove: (name) => rm(path.join(folder, name), { force: true }),
  }
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  )
