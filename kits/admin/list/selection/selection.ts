import { idOf, type AdminEntity, type AdminRecord } from '../../entity'

/** The selected records by their id, on whatever page they are; or everything that matches. */
export interface Selection {
  records: ReadonlyMap<string, AdminRecord>
  everything: boolean
}

export const nothing: Selection = { records: new Map(), everything: false }

/** Just these records. */
export const selectionOf = (entity: AdminEntity, records: readonly AdminRecord[]): Selection => ({
  records: new Map(records.map((record) => [idOf(entity, record), record])),
  everything: false,
})

/** How many are selected, of so many that match. */
export const countOf = ({ records, everything }: Selection, total: number): number =>
  everything ? total : records.size

/** Selects records or not; whoever takes one away no longer means everything, but those of the page. */
export function withRecords(
  selection: Selection,
  entity: AdminEntity,
  { rows, on, page }: { rows: readonly AdminRecord[]; on: boolean; page: readonly AdminRecord[] },
): Selection {
  const begun = new Map((selection.everything ? selectionOf(entity, page) : selection).records)
  for (const row of rows) {
    if (on) begun.set(idOf(entity, row), row)
    else begun.delete(idOf(entity, row))
  }
  return { records: begun, everything: false }
}

/** The selection once a record is gone; everything that matches is still everything. */
export function withoutRecord({ records, everything }: Selection, id: string): Selection {
  const left = new Map(records)
  left.delete(id)
  return { records: left, everything }
}

/** How the box of the head stands for the rows of a page. */
export function headOf(
  { records, everything }: Selection,
  entity: AdminEntity,
  rows: readonly AdminRecord[],
): 'all' | 'some' | 'none' {
  const count = everything ? rows.length : rows.filter((row) => records.has(idOf(entity, row))).length
  if (count === 0) return 'none'
  return count === rows.length ? 'all' : 'some'
}
