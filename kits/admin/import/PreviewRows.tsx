import { cx } from '@portico/core/ui/cx'
import { Chip } from '@portico/core/ui/layout/Chip'
import { useAdminText } from '../texts'

/** What an import does with a line. */
export type LineOutcome = 'create' | 'update' | 'unchanged' | 'refused'

/** A line of a file before it is imported. */
export interface PreviewRow {
  /** The number of the line. */
  line: string
  /** Which record it is, as the file says. */
  name: string
  outcome: LineOutcome
  /** What changes, or why it is refused. */
  notes: readonly string[]
}

/** How many lines a preview shows. */
export const PREVIEW_LINES = 10

const tones = { create: 'success', update: 'info', unchanged: 'neutral', refused: 'danger' } as const
const heads = ['REPORT_LINE', 'PREVIEW_RECORD', 'PREVIEW_OUTCOME', 'PREVIEW_CHANGES'] as const
const cellClass =
  'py-2 px-2.5 hairline-b text-start align-top first:ps-0 max-desk:p-0 max-desk:[border:0] wrap-anywhere'

/** What becomes of the first lines of a file, before anything is stored. */
export function PreviewRows({ rows }: { rows: readonly PreviewRow[] }) {
  const t = useAdminText()
  if (rows.length === 0) return null
  return (
    <table className="w-full border-collapse">
      <caption className="text-start font-strong pb-1">
        {t('ADMIN.IMPORT.PREVIEW', { count: rows.length })}
      </caption>
      <thead className="max-desk:hidden">
        <tr className="text-muted">
          {heads.map((head) => (
            <th key={head} scope="col" className={cx(cellClass, 'font-strong')}>
              {t(`ADMIN.IMPORT.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, name, outcome, notes }) => (
          <tr
            key={line}
            className="max-desk:flex max-desk:flex-wrap max-desk:gap-x-3 max-desk:py-3 max-desk:hairline-b"
          >
            <td className={cellClass}>
              <span className="hidden max-desk:inline">{t('ADMIN.IMPORT.REPORT_LINE')} </span>
              {line}
            </td>
            <th scope="row" className={cx(cellClass, 'font-semibold')}>
              {name}
            </th>
            <td className={cellClass}>
              <Chip tone={tones[outcome]}>{t(`ADMIN.IMPORT.OUTCOME.${outcome}`)}</Chip>
            </td>
            <td className={cx(cellClass, 'max-desk:basis-full')}>
              <ul>
                {notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
