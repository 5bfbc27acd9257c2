import type { CallPool } from '@schemas/generated/entities'
import { useApi } from '@portico/core/http/useApi'

/** The pool of doctors as the person may use it now; undefined while it is read, and where the API has none. */
export const usePool = (): CallPool | undefined =>
  useApi('GET api/video-calls/pool', { capability: 'callPool', quiet: true }).data
