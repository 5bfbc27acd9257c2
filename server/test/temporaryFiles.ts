import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FileStore } from '../platform/files/fileStore'
import { folderStore, type FolderOptions } from '../platform/files/folderStore'

/** A file store in a folder of its own. */
export function openTestFiles(options: Omit<FolderOptions, 'folder'> = {}): {
  store: FileStore
  folder: string
  delete: () => void
} {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-files-'))
  return {
    store: folderStore({ folder, ...options }),
    folder,
    delete: () => rmSync(folder, { recursive: true, force: true }),
  }
}
