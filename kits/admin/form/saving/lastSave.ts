import type { AdminRecord } from '../../entity'
import { isEqual, copyFields } from '../changes'

/** The last save of a form. */
export interface LastSave {
  at: Date
  /** This save undid the one before it. */
  isUndone: boolean
  /** The fields it changed. */
  fields: readonly string[]
  /** The record before and after it; null where another person saved in between. */
  records: { before: AdminRecord; after: AdminRecord } | null
}

/**
 * The current record with the changes of the last save undone. Null where there is nothing to undo, or where a later
 * save by another person changed one of its fields.
 */
export function undoSave(lastSave: LastSave | null, record: AdminRecord): AdminRecord | null {
  if (!lastSave?.records || lastSave.isUndone || lastSave.fields.length === 0) return null
  const { before, after } = lastSave.records
  const isUnchanged = lastSave.fields.every((field) => isEqual(record[field], after[field]))
  return isUnchanged ? copyFields(record, before, lastSave.fields) : null
}
