import { useEffect, useRef } from 'react'
import { saveFile } from '@portico/core/files/saveFile'
import { cx } from '@portico/core/ui/cx'
import { Button } from '@portico/core/ui/actions/Button'
import { ErrorTable } from '@portico/admin/import/ErrorTable'
import { ImportShare } from '@portico/admin/import/ImportShare'
import { rejectedLinesFile, reportFile, type ErrorRow } from '@portico/admin/import/rejectedLines'
import { useNumberFormat } from '@portico/admin/import/useNumberFormat'
import { actionClass, ListFrame, ListHead } from '@portico/admin/list/ListFrame'
import { useUsersText } from '../../texts'
import type { ImportJob } from './importJob'
import { useErrorText } from './useErrorText'

interface Props {
  run: ImportJob
  onAnother: () => void
  /** Imports the rest of the same file. */
  onContinue: () => void
}

/** The result of an import: counts, and each rejected line with its field and reason. */
export function ImportReport({ run, onAnother, onContinue }: Props) {
  const t = useUsersText()
  const { size, time } = useNumberFormat()
  const errorText = useErrorText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { chosen, progress, elapsed } = run
  return (
    <ListFrame className="figures">
      <ListHead className="justify-end">
        <div className="block flex-[1_1_12rem] min-w-0">
          <h1 className="text-[1.375rem]/[1.75rem] font-bold" ref={heading} tabIndex={-1}>
            {t('ADMIN.IMPORT.REPORT_TITLE')}
          </h1>
          <p className="text-muted">{`${chosen.file.name}, ${size(chosen.file.size)}, ${time(elapsed)}`}</p>
        </div>
        {run.end !== 'done' && <Button onClick={onContinue}>{t('ADMIN.USERS.IMPORT_CONTINUE')}</Button>}
        <Button className={actionClass} variant="secondary" icon="upload" onClick={onAnother}>
          {t('ADMIN.IMPORT.ANOTHER')}
        </Button>
        {progress.errors.length > 0 && <Downloads run={run} />}
      </ListHead>
      <div className="grid gap-3 py-3 px-[var(--a-pad)]">
        <Sentence run={run} />
        <ImportShare counts={progress} />
      </div>
      {progress.errors.length > 0 && (
        <ErrorTable entity="USER" errors={progress.errors} describe={errorText} />
      )}
    </ListFrame>
  )
}

function Downloads({ run: { chosen, progress, end } }: { run: ImportJob }) {
  const t = useUsersText()
  const wordsOf = useErrorText()
  const { count } = useNumberFormat()
  const name = chosen.file.name.replace(/\.csv$/i, '')
  const head: ErrorRow = {
    line: t('ADMIN.IMPORT.REPORT_LINE'),
    field: t('ADMIN.IMPORT.REPORT_FIELD'),
    value: t('ADMIN.IMPORT.REPORT_VALUE'),
    why: t('ADMIN.IMPORT.REPORT_WHY'),
  }
  const report = () => reportFile(head, progress.errors.map(wordsOf))
  return (
    <>
      <Button
        className={actionClass}
        variant="secondary"
        icon="download"
        onClick={() => saveFile(`${name}-${t('ADMIN.USERS.REPORT_NAME')}.csv`, report())}
      >
        {t('ADMIN.USERS.REPORT_DOWNLOAD')}
      </Button>
      <Button
        className={cx(end !== 'done' && actionClass)}
        icon="download"
        variant={end === 'done' ? 'primary' : 'secondary'}
        onClick={() =>
          saveFile(
            `${name}-${t('ADMIN.IMPORT.REPORT_LINES_NAME')}.csv`,
            rejectedLinesFile(chosen.csv, progress.errors),
          )
        }
      >
        {t('ADMIN.IMPORT.REPORT_LINES', { count: progress.refused, formatted: count(progress.refused) })}
      </Button>
    </>
  )
}

function Sentence({ run: { progress, end } }: { run: ImportJob }) {
  const t = useUsersText()
  const { count } = useNumberFormat()
  const { done, created, updated, unchanged, refused } = progress
  const numbers = {
    count: refused,
    good: count(done - refused),
    done: count(done),
    created: count(created),
    updated: count(updated),
    unchanged: count(unchanged),
    refused: count(refused),
  }
  return (
    <div className="max-w-208 text-[1.0625rem]">
      {end === 'stopped' && <p>{t('ADMIN.USERS.REPORT_STOPPED', { ...numbers, count: done })}</p>}
      {end === 'lost' && <p role="alert">{t('ADMIN.USERS.REPORT_LOST', numbers)}</p>}
      <p>
        <b>{t('ADMIN.IMPORT.REPORT_IN', numbers)}</b> {t('ADMIN.USERS.REPORT_NEW', numbers)}{' '}
        {t(refused === 0 ? 'ADMIN.IMPORT.REPORT_ALL_IN' : 'ADMIN.IMPORT.REPORT_OUT', numbers)}
      </p>
    </div>
  )
}
