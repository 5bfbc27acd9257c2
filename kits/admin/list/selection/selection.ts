import { recordId, type AdminEntity, type AdminRecord } from '../../entity'

/** The selected records of all pages, by id. */
export interface Selection {
  records: ReadonlyMap<string, AdminRecord>
  /** Everything that matches is selected. */
  isAll: boolean
}

export const emptySelection: Selection = { records: new Map(), isAll: false }

/** A selection of these records only. */
export const createSelection = (entity: AdminEntity, records: readonly AdminRecord[]): Selection => ({
  records: new Map(records.map((record) => [recordId(entity, record), record])),
  isAll: false,
})

/** The number of selected records; `total` is the number of matches. */
export const countSelected = ({ records, isAll }: Selection, total: number): number =>
  isAll ? total : records.size

/** Selects or deselects rows. Deselecting one of everything leaves the other rows of its page selected. */
export function withRecords(
  selection: Selection,
  entity: AdminEntity,
  { rows, on, page }: { rows: readonly AdminRecord[]; on: boolean; page: readonly AdminRecord[] },
): Selection {
  const selected = new Map((selection.isAll ? createSelection(entity, page) : selection).records)
  for (const row of rows) {
    if (on) selected.set(recordId(entity, row), row)
    else selected.delete(recordId(entity, row))
  }
  return { records: selected, isAll: false }
}

/** The selection after a record was deleted. */
export function withoutRecord({ records, isAll }: Selection, id: string): Selection {
  const remaining = new Map(records)
  remaining.delete(id)
  return { records: remaining, isAll }
}

/** The state of the checkbox in the table head, for the rows of a page. */
export function pageSelectionState(
  { records, isAll }: Selection,
  entity: AdminEntity,
  rows: readonly AdminRecord[],
): 'all' | 'some' | 'none' {
  const count = isAll ? rows.length : rows.filter((row) => records.has(recordId(entity, row))).length
  if (count === 0) return 'none'
  return count === rows.length ? 'all' : 'some'
}
