import { useState } from 'react'
import { useFieldTexts } from '@portico/admin/texts'
import { ApiError } from '@portico/core/http/apiError'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { saveFile } from '@portico/core/files/saveFile'
import { checkFile } from '@portico/admin/import/checkFile'
import { ColumnMapping } from '@portico/admin/import/ColumnMapping'
import { CsvDropZone } from '@portico/admin/import/CsvDropZone'
import { guessColumns } from '@portico/admin/import/guessColumns'
import { useNumberFormat } from '@portico/admin/import/useNumberFormat'
import { useRememberedColumns } from '@portico/admin/import/useRememberedColumns'
import { csvFile } from '@portico/admin/list/export/csv'
import { useUsersText } from '../../texts'
import { importedFields, type FileError } from './checkFile'
import { checkColumns, columnFields } from './columns/columnFields'
import { loadFieldNames } from './columns/fieldNames'
import { UserPreview } from './UserPreview'
import { readFile, type ChosenFile, type ImportJob } from './importJob'

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
  const { read, remember } = useRememberedColumns('USER')
  const { label } = useFieldTexts('USER')
  // A file that the server rejected stays chosen with its columns.
  const [{ chosen, error }, setChoice] = useState<Choice>(refused ? { chosen: refused.chosen } : {})
  const selectFile = async (file: File | undefined) => {
    if (!file) return
    const error = checkFile(file)
    if (error) return setChoice({ error })
    const guess = async (headers: readonly string[]) =>
      guessColumns(headers, { fields: columnFields, names: await loadFieldNames(), remembered: read() })
    const chosen = await readFile(file, guess).catch(() => undefined)
    setChoice(chosen ? { chosen } : { error: { id: 'empty' } })
  }
  const start = (ready: ChosenFile) => {
    remember(ready.csv.names, ready.columns)
    onStart(ready)
  }
  const columnError = chosen && checkColumns(chosen.columns)
  return (
    <div className="pt-4 px-[var(--a-pad)] grid gap-4 content-start max-w-288 pb-8">
      <h1 className="text-[1.375rem]/[1.75rem] font-bold">{t('ADMIN.USERS.IMPORT_TITLE')}</h1>
      <p>{t('ADMIN.USERS.IMPORT_TEXT')}</p>
      <CsvDropZone name={chosen?.file.name} onFile={(file) => void selectFile(file)} />
      {error && <FileErrorNotice error={error} />}
      {refused && chosen === refused.chosen && <FileErrorNotice error={rejectionOf(refused)} />}
      {chosen && (
        <ColumnMapping
          csv={chosen.csv}
          columns={chosen.columns}
          fields={columnFields.map((field) => ({ value: field, label: label(field) }))}
          onChange={(columns) => setChoice({ chosen: { ...chosen, columns } })}
        />
      )}
      {columnError && <FileErrorNotice error={columnError} />}
      {chosen && !columnError && (
        <>
          <FileSummary chosen={chosen} onStart={() => start(chosen)} />
          <UserPreview chosen={chosen} />
        </>
      )}
      {!chosen && <Columns />}
    </div>
  )
}

const rejectionOf = ({ end }: ImportJob): FileError => ({
  id: end instanceof ApiError && end.message === 'MAX_EXCEEDED' ? 'tooBig' : 'refused',
})

/** The titles of the errors of a file as a whole. */
const titles: Partial<Record<FileError['id'], 'ERRORS.MAX_EXCEEDED' | 'ERRORS.FORMAT_NOT_VALID'>> = {
  tooBig: 'ERRORS.MAX_EXCEEDED',
  notCsv: 'ERRORS.FORMAT_NOT_VALID',
  refused: 'ERRORS.FORMAT_NOT_VALID',
}

/** Whether the reason is one of any import. */
const isShared = (id: FileError['id']) => ['notCsv', 'tooBig', 'empty', 'twice'].includes(id)

function FileErrorNotice({ error: { id, columns = [] } }: { error: FileError }) {
  const t = useUsersText()
  const { label } = useFieldTexts('USER')
  const names = columns.map(label).join(', ')
  return (
    <Notice tone="danger" role="alert" title={titles[id] && t(titles[id])}>
      {t(`ADMIN.${isShared(id) ? 'IMPORT.FAULT' : 'USERS.IMPORT_FAULT'}.${id}`, { columns: names })}
    </Notice>
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
      title={t('ADMIN.IMPORT.READY', {
        name: file.name,
        size: size(file.size),
        count: lines,
        formatted: count(lines),
      })}
      action={
        <Button onClick={onStart} icon="upload">
          {t('ADMIN.IMPORT.START', { count: lines, formatted: count(lines) })}
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
    <section
      className="grid gap-3 justify-items-start [&_dl>div]:flex [&_dl>div]:flex-wrap [&_dl>div]:gap-y-0 [&_dl>div]:gap-x-3 [&_dl>div]:py-1 [&_dl>div]:hairline-b"
      aria-labelledby="import-columns"
    >
      <h2 className="text-base font-strong" id="import-columns">
        {t('ADMIN.USERS.IMPORT_COLUMNS_TITLE')}
      </h2>
      <p className="text-muted">{t('ADMIN.USERS.IMPORT_COLUMNS_TEXT')}</p>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-y-1 gap-x-6 w-full m-0">
        {importedFields.map((field) => (
          <div key={field}>
            <dt>{label(field)}</dt>
            <dd className="m-0 text-muted">
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
