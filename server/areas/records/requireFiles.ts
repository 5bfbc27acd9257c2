import type { FileStore } from '../../files/fileStore'
import type { Api } from '../../http/api/operation'
import { HttpError } from '../../http/errors/httpError'

/** The file store. Throws 503 on a server without one. */
export function requireFiles({ files }: Pick<Api, 'files'>): FileStore {
  if (!files) throw new HttpError(503, 'GENERAL')
  return files
}
