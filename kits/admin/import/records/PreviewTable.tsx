import { useAdminText } from '../../texts'
import { cellsOf } from '../csvFile'
import { PREVIEW_LINES, PreviewRows, type PreviewRow } from '../PreviewRows'
import type { ErrorRow, RejectedCell } from '../rejectedLines'
import { useNumberFormat } from '../useNumberFormat'
import { idColumn } from './importColumns'
import { keyFields, type CellChange, type LinePlan } from './planLines'
import type { ChosenRecords } from './useRecordImport'

interface Props {
  chosen: ChosenRecords
  plans: readonly LinePlan[]
  describe: (error: RejectedCell) => ErrorRow
}

/** What the first lines of a file become, with each cell that changes. */
export function PreviewTable({ chosen, plans, describe }: Props) {
  const t = useAdminText()
  const { count } = useNumberFormat()
  const { csv, columns, labels, catalogue } = chosen
  const nameOf = (line: number): string => {
    const cells = cellsOf(csv.lines.get(line) ?? '', csv.separator)
    const cellOf = (key: string) => (columns.includes(key) ? cells[columns.indexOf(key)] : undefined)
    const names = keyFields(catalogue.entity).map(cellOf).filter(Boolean)
    return names.join(', ') || (cellOf(idColumn) ?? '')
  }
  const noteOf = ({ key, before, after }: CellChange): string => {
    const texts = { field: labels[key] ?? key, before, after: after || t('ADMIN.IMPORT.REPORT_EMPTY') }
    return t(before ? 'ADMIN.IMPORT.CHANGED' : 'ADMIN.IMPORT.ADDED', texts)
  }
  const notesOf = (plan: LinePlan): string[] => {
    if (plan.kind === 'unchanged') return []
    if (plan.kind !== 'refused') return plan.changes.map(noteOf)
    return plan.errors.map((error) => {
      const { field, why } = describe(error)
      return `${field}: ${why}`
    })
  }
  const rows = plans.slice(0, PREVIEW_LINES).map((plan): PreviewRow => {
    const { line, kind } = plan
    return { line: count(line), name: nameOf(line), outcome: kind, notes: notesOf(plan) }
  })
  return <PreviewRows rows={rows} />
}
