import { recordId, type AdminEntity, type AdminRecord } from '../../entity'

/** The selected records by their id, on whatever page they are; or everything that matches. */
export interface Selection {
  records: ReadonlyMap<string, AdminRecord>
  isAll: boolean
}

export const emptySelection: Selection = { records: new Map(), isAll: false }

/** Just these records. */
export const createSelection = (entity: AdminEntity, records: readonly AdminRecord[]): Selection => ({
  records: new Map(records.map((record) => [recordId(entity, record), record])),
  isAll: false,
})

/** How many are selected, of so many that match. */
export const countSelected = ({ records, isAll: everything }: Selection, total: number): number =>
  everything ? total : records.size

/** Selects records or not; whoever takes one away no longer means everything, but those of the page. */
export function withRecords(
  selection: Selection,
  entity: AdminEntity,
  { rows, on, page }: { rows: readonly AdminRecord[]; on: boolean; page: readonly AdminRecord[] },
): Selection {
  const begun = new Map((selection.isAll ? createSelection(entity, page) : selection).records)
  for (const row of rows) {
    if (on) begun.set(recordId(entity, row), row)
    else begun.delete(recordId(entity, row))
  }
  return { records: begun, isAll: false }
}

/** The selection once a record is gone; everything that matches is still everything. */
export function withoutRecord({ records, isAll: everything }: Selection, id: string): Selection {
  const left = new Map(records)
  left.delete(id)
  return { records: left, isAll: everything }
}

/** How the box of the head stands for the rows of a page. */
export function pageSelectionState(
  { records, isAll: everything }: Selection,
  entity: AdminEntity,
  rows: readonly AdminRecord[],
): 'all' | 'some' | 'none' {
  const count = everything ? rows.length : rows.filter((row) => records.has(recordId(entity, row))).length
  if (count === 0) return 'none'
  return count === rows.length ? 'all' : 'some'
}
