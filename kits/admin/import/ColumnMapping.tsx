import { Select } from '@portico/core/ui/forms/Select'
import { useAdminText } from '../texts'
import { cellsOf, type CsvText } from './csvFile'
import type { ColumnFields } from './guessColumns'

interface Props {
  csv: CsvText
  columns: ColumnFields
  /** The fields that a column can have, with their labels. */
  fields: readonly { value: string; label: string }[]
  onChange: (columns: ColumnFields) => void
}

/** The columns of a file with their first value, and the field that each becomes: guessed, and corrected here. */
export function ColumnMapping({ csv, columns, fields, onChange }: Props) {
  const t = useAdminText()
  const [firstLine = ''] = csv.lines.values()
  const sample = cellsOf(firstLine, csv.separator)
  const options = [{ value: '', label: t('ADMIN.IMPORT.SKIP') }, ...fields]
  return (
    <section className="[&_.field]:wrap-anywhere" aria-labelledby="import-mapping">
      <h2 id="import-mapping">{t('ADMIN.IMPORT.MAPPING')}</h2>
      <p className="text-muted">{t('ADMIN.IMPORT.MAPPING_TEXT')}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] items-end gap-4 mt-3">
        {csv.names.map((name, index) => (
          <li key={index}>
            <Select
              label={name || t('ADMIN.IMPORT.COLUMN', { number: index + 1 })}
              hint={
                sample[index] ? t('ADMIN.IMPORT.SAMPLE', { value: sample[index].slice(0, 40) }) : undefined
              }
              value={columns[index] ?? ''}
              options={options}
              onChange={(field) => onChange(columns.with(index, field))}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
