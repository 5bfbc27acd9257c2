import { useState } from 'react'
import { useFieldTexts } from '@kits/admin/texts'
import { ApiError } from '@core/http/apiError'
import { Button } from '@core/ui/actions/Button'
import { Icon } from '@core/ui/media/Icon'
import { Notice } from '@core/ui/feedback/Notice'
import { saveFile } from '@core/files/saveFile'
import { csvFile } from '@kits/admin/list/export/csv'
import { useUsersText } from '../../texts'
import { checkFile, importedFields, type FileError } from './checkFile'
import { checkColumns, guessColumns } from './columns/columnFields'
import { ColumnMapping } from './columns/ColumnMapping'
import { loadFieldNames } from './columns/fieldNames'
import { useRememberedColumns } from './columns/useRememberedColumns'
import { readFile, type ChosenFile, type ImportJob } from './importJob'
import { useNumberFormat } from './useNumberFormat'

interface Props {
  /** The import that the server rejected as a whole, if there was one. */
  refused: ImportJob | null
  onStart: (chosen: ChosenFile) => void
}

interface Choice {
  chosen?: ChosenFile
  error?: FileError | undefined
}

/** The first step: choose a file, and say what its columns are. */
export function FileStep({ refused, onStart }: Props) {
  const t = useUsersText()
  const { read, remember } = useRememberedColumns()
  // A file that the server rejected stays chosen with its columns.
  const [{ chosen, error }, setChoice] = useState<Choice>(refused ? { chosen: refused.chosen } : {})
  const selectFile = async (file: File | undefined) => {
    if (!file) return
    const error = checkFile(file)
    if (error) return setChoice({ error })
    const guess = async (headers: readonly string[]) => guessColumns(headers, await loadFieldNames(), read())
    const chosen = await readFile(file, guess).catch(() => undefined)
    setChoice(chosen ? { chosen } : { error: { id: 'empty' } })
  }
  const start = (ready: ChosenFile) => {
    remember(ready.csv.names, ready.columns)
    onStart(ready)
  }
  const columnError = chosen && checkColumns(chosen.columns)
  return (
    <div className="a-body a-import">
      <h1 className="a-title">{t('ADMIN.USERS.IMPORT_TITLE')}</h1>
      <p>{t('ADMIN.USERS.IMPORT_TEXT')}</p>
      <DropZone name={chosen?.file.name} onFile={(file) => void selectFile(file)} />
      {error && <FileErrorNotice error={error} />}
      {refused && chosen === refused.chosen && <FileErrorNotice error={rejectionOf(refused)} />}
      {chosen && (
        <ColumnMapping
          chosen={chosen}
          onChange={(columns) => setChoice({ chosen: { ...chosen, columns } })}
        />
      )}
      {columnError && <FileErrorNotice error={columnError} />}
      {chosen && !columnError && <FileSummary chosen={chosen} onStart={() => start(chosen)} />}
      {!chosen && <Columns />}
    </div>
  )
}

const rejectionOf = ({ end }: ImportJob): FileError => ({
  id: end instanceof ApiError && end.message === 'MAX_EXCEEDED' ? 'tooBig' : 'refused',
})

/** The titles of the errors of a file as a whole (ERR-011, ERR-012). */
const titles: Partial<Record<FileError['id'], 'ERRORS.MAX_EXCEEDED' | 'ERRORS.FORMAT_NOT_VALID'>> = {
  tooBig: 'ERRORS.MAX_EXCEEDED',
  notCsv: 'ERRORS.FORMAT_NOT_VALID',
  refused: 'ERRORS.FORMAT_NOT_VALID',
}

function FileErrorNotice({ error: { id, columns = [] } }: { error: FileError }) {
  const t = useUsersText()
  const { label } = useFieldTexts('USER')
  const names = columns.map(label).join(', ')
  return (
    <Notice tone="danger" role="alert" title={titles[id] && t(titles[id])}>
      {t(`ADMIN.USERS.IMPORT_FAULT.${id}`, { columns: names })}
    </Notice>
  )
}

/** Drop zone, covered by the browser's own file input. */
function DropZone({ name, onFile }: { name: string | undefined; onFile: (file: File | undefined) => void }) {
  const t = useUsersText()
  return (
    <label className="a-drop">
      <Icon name="upload" />
      <span className="strong">{t('ADMIN.USERS.IMPORT_CHOOSE')}</span>
      <span className="muted">{t('ADMIN.USERS.IMPORT_DROP')}</span>
      <span aria-live="polite">{name}</span>
      <input
        type="file"
        accept=".csv,text/csv"
        onChange={(event) => {
          onFile(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </label>
  )
}

/** Summary of the file, and the button that starts the import. */
function FileSummary({
  chosen: { file, csv, columns },
  onStart,
}: {
  chosen: ChosenFile
  onStart: () => void
}) {
  const t = useUsersText()
  const { label } = useFieldTexts('USER')
  const { count, size } = useNumberFormat()
  const lines = csv.lines.size
  return (
    <Notice
      tone="success"
      title={t('ADMIN.USERS.IMPORT_READY', {
        name: file.name,
        size: size(file.size),
        count: lines,
        formatted: count(lines),
      })}
      action={
        <Button onClick={onStart} icon="upload">
          {t('ADMIN.USERS.IMPORT_START', { count: lines, formatted: count(lines) })}
        </Button>
      }
    >
      {t('ADMIN.USERS.IMPORT_COLUMNS', { columns: columns.filter(Boolean).map(label).join(', ') })}
    </Notice>
  )
}

/** The possible columns, and a template file with all of them. */
function Columns() {
  const t = useUsersText()
  const { label } = useFieldTexts('USER')
  return (
    <section className="a-import-columns" aria-labelledby="import-columns">
      <h2 id="import-columns">{t('ADMIN.USERS.IMPORT_COLUMNS_TITLE')}</h2>
      <p className="muted">{t('ADMIN.USERS.IMPORT_COLUMNS_TEXT')}</p>
      <dl>
        {importedFields.map((field) => (
          <div key={field}>
            <dt>{label(field)}</dt>
            <dd>
              <code>{field}</code>
            </dd>
          </div>
        ))}
      </dl>
      <Button
        variant="secondary"
        icon="download"
        onClick={() => saveFile(t('ADMIN.USERS.IMPORT_TEMPLATE_NAME'), csvFile([importedFields.map(label)]))}
      >
        {t('ADMIN.USERS.IMPORT_TEMPLATE')}
      </Button>
    </section>
  )
}
