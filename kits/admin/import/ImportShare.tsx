import { cx } from '@portico/core/ui/cx'
import { useAdminText } from '../texts'
import { useNumberFormat } from './useNumberFormat'

/** The lines of an import by what became of them. */
export interface ImportCounts {
  created: number
  updated: number
  unchanged: number
  refused: number
}

const partClasses = {
  CREATED: 'bg-chart-1',
  UPDATED: 'bg-[color-mix(in_srgb,var(--chart-1)_55%,var(--surface-raised))]',
  UNCHANGED: 'bg-line-strong',
  REFUSED: 'bg-danger',
}

/** The counts of an import as a bar, with the same numbers in words below. */
export function ImportShare({ counts }: { counts: ImportCounts }) {
  const t = useAdminText()
  const { count } = useNumberFormat()
  const parts = [
    ['CREATED', counts.created],
    ['UPDATED', counts.updated],
    ['UNCHANGED', counts.unchanged],
    ['REFUSED', counts.refused],
  ] as const
  return (
    <div>
      <div className="flex gap-[2px] h-2.5 rounded-[999px] overflow-hidden" aria-hidden="true">
        {parts.map(
          ([part, value]) =>
            value > 0 && (
              <span className={cx('basis-2', partClasses[part])} key={part} style={{ flexGrow: value }} />
            ),
        )}
      </div>
      <ul className="flex flex-wrap gap-y-1 gap-x-6 mt-2 text-muted">
        {parts.map(([part, value]) => (
          <li key={part}>
            <i
              className={cx('size-2.5 inline-block me-[0.4375rem] rounded-[2px]', partClasses[part])}
              aria-hidden="true"
            />
            {t(`ADMIN.IMPORT.${part}`)} <b className="text-body">{count(value)}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
