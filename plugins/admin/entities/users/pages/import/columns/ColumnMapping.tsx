import { Select } from '@core/ui/forms/Select'
import { useFieldTexts } from '@kits/admin/texts'
import { useUsersText } from '../../../texts'
import { columnFields } from './columnFields'
import { cellsOf } from '../csvFile'
import type { ChosenFile } from '../importJob'

interface Props {
  chosen: ChosenFile
  onChange: (columns: readonly string[]) => void
}

/** The columns of a file with their first value, and the field that each becomes: guessed, and corrected here. */
export function ColumnMapping({ chosen: { csv, columns }, onChange }: Props) {
  const t = useUsersText()
  const { label } = useFieldTexts('USER')
  const [firstLine = ''] = csv.lines.values()
  const sample = cellsOf(firstLine, csv.separator)
  const none = { value: '', label: t('ADMIN.USERS.IMPORT_SKIP') }
  const options = [none, ...columnFields.map((field) => ({ value: field, label: label(field) }))]
  return (
    <section className="a-mapping" aria-labelledby="import-mapping">
      <h2 id="import-mapping">{t('ADMIN.USERS.IMPORT_MAPPING')}</h2>
      <p className="muted">{t('ADMIN.USERS.IMPORT_MAPPING_TEXT')}</p>
      <ul>
        {csv.names.map((name, index) => (
          <li key={index}>
            <Select
              label={name || t('ADMIN.USERS.IMPORT_COLUMN', { number: index + 1 })}
              hint={
                sample[index]
                  ? t('ADMIN.USERS.IMPORT_SAMPLE', { value: sample[index].slice(0, 40) })
                  : undefined
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
