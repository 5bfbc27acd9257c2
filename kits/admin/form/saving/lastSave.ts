import type { AdminRecord } from '../../entity'
import { isEqual, copyFields } from '../changes'

/** The last save of a form. */
export interface LastSave {
  at: Date
  /** It took the save before it back. */
  isUndone: boolean
  /** What it changed. */
  fields: readonly string[]
  /** The record before and after it; null where somebody else has saved in between. */
  records: { before: AdminRecord; after: AdminRecord } | null
}

/**
 * The record as it is now without what a save changed; null where there is nothing to take back, or where that is no
 * longer as the save left it: nobody undoes what somebody else wrote.
 */
export function undoSave(saved: LastSave | null, opened: AdminRecord): AdminRecord | null {
  if (!saved?.records || saved.isUndone || saved.fields.length === 0) return null
  const { before, after } = saved.records
  const isAsLeft = saved.fields.every((field) => isEqual(opened[field], after[field]))
  return isAsLeft ? copyFields(opened, before, saved.fields) : null
}
