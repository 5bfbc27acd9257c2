import type { FileStore } from './fileStore'
import { HttpError } from '../errors/httpError'

/** The file store. Throws 503 on a server without one. */
export function requireFiles({ files }: { files?: FileStore | undefined }): FileStore {
  if (!files) throw new HttpError(503, 'GENERAL')
  return files
}
