import { useState } from 'react'
import { useFieldTexts } from '@kits/admin/texts'
import { ApiError } from '@core/http/apiError'
import { Button } from '@core/ui/actions/Button'
import { Icon } from '@core/ui/media/Icon'
import { Notice } from '@core/ui/feedback/Notice'
import { saveFile } from '@core/files/saveFile'
import { csvFile } from '@kits/admin/list/export/csv'
import { useUsersText } from '../../texts'
import { checkColumns, checkFile, importedFields, type FileError } from './checkFile'
import { readFile, type ChosenFile, type ImportJob } from './importJob'
import { useNumberFormat } from './useNumberFormat'

interface Props {
  /** The import that the server refused as a whole, if there was one. */
  refused: ImportJob | null
  onStart: (chosen: ChosenFile) => void
}

interface Choice {
  chosen?: ChosenFile
  fault?: FileError | undefined
}

/** The first step: a file, and whether its columns are those of users. */
export function FileStep({ refused, onStart }: Props) {
  const t = useUsersText()
  const [{ chosen, fault }, choose] = useState<Choice>({})
  const take = async (file: File | undefined) => {
    if (!file) return
    const bad = checkFile(file)
    if (bad) return choose({ fault: bad })
    const read = await readFile(file).catch(() => undefined)
    if (!read) return choose({ fault: { id: 'empty' } })
    choose({ chosen: read, fault: checkColumns(read.csv.names) })
  }
  return (
    <div className="a-body a-import">
      <h1 className="a-title">{t('ADMIN.USERS.IMPORT_TITLE')}</h1>
      <p>{t('ADMIN.USERS.IMPORT_TEXT')}</p>
      <DropZone name={chosen?.file.name} onTake={(file) => void take(file)} />
      {fault && <FileErrorNotice fault={fault} />}
      {!chosen && refused && (
        <Notice tone="danger" role="alert">
          {t(`ADMIN.USERS.IMPORT_FAULT.${reasonOf(refused)}`)}
        </Notice>
      )}
      {chosen && !fault && <FileSummary chosen={chosen} onStart={() => onStart(chosen)} />}
      <Columns />
    </div>
  )
}

const reasonOf = ({ end }: ImportJob) =>
  end instanceof ApiError && end.message === 'MAX_EXCEEDED' ? 'tooBig' : 'refused'

function FileErrorNotice({ fault: { id, columns = [] } }: { fault: FileError }) {
  const t = useUsersText()
  const { label } = useFieldTexts('USER')
  const names = columns.map((name) => (id === 'unknown' ? name : label(name))).join(', ')
  return (
    <Notice tone="danger" role="alert">
      {t(`ADMIN.USERS.IMPORT_FAULT.${id}`, { columns: names })}
    </Notice>
  )
}

/** Where a file is dropped or chosen: the browser's own field, over all of it. */
function DropZone({ name, onTake }: { name: string | undefined; onTake: (file: File | undefined) => void }) {
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
          onTake(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </label>
  )
}

/** What stands in the file, and the way to import it. */
function FileSummary({ chosen: { file, csv }, onStart }: { chosen: ChosenFile; onStart: () => void }) {
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
      {t('ADMIN.USERS.IMPORT_COLUMNS', { columns: csv.names.map((name) => label(name)).join(', ') })}
    </Notice>
  )
}

/** The columns that a file may have, and a file that has them all. */
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
            <dt>
              <code>{field}</code>
            </dt>
            <dd>{label(field)}</dd>
          </div>
        ))}
      </dl>
      <Button
        variant="secondary"
        icon="download"
        onClick={() => saveFile(t('ADMIN.USERS.IMPORT_TEMPLATE_NAME'), csvFile([importedFields]))}
      >
        {t('ADMIN.USERS.IMPORT_TEMPLATE')}
      </Button>
    </section>
  )
}
