import type { Tx } from '../../platform/db/database'

/** Whose scan, and when. */
export interface ScanContext {
  db: Tx
  tenant: string
  person: string
  now: Date
}
