import { useAdminText } from '../texts'
import { useNumberFormat } from './useNumberFormat'

/** The lines of an import by what became of them. */
export interface ImportCounts {
  created: number
  updated: number
  unchanged: number
  refused: number
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
      <div className="a-share" aria-hidden="true">
        {parts.map(
          ([part, value]) => value > 0 && <span key={part} data-part={part} style={{ flexGrow: value }} />,
        )}
      </div>
      <ul className="a-share-words">
        {parts.map(([part, value]) => (
          <li key={part}>
            <i data-part={part} aria-hidden="true" />
            {t(`ADMIN.IMPORT.${part}`)} <b>{count(value)}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
