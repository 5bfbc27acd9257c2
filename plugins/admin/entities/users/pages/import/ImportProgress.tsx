import { useState } from 'react'
import { Button } from '@portico/core/ui/actions/Button'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import { ProgressBar } from '@portico/core/ui/feedback/ProgressBar'
import { useNumberFormat } from '@portico/admin/import/useNumberFormat'
import { useUsersText } from '../../texts'
import { secondsLeft } from './progress'
import type { ImportJob } from './importJob'
import { useErrorText } from './useErrorText'

/** Rejected fields shown while the import runs: the latest. */
const maxShownErrors = 3

/** A running import: progress and the latest rejected lines. Closing the dialog does not stop it. */
export function ImportProgress({ run }: { run: ImportJob }) {
  const t = useUsersText()
  const [isOpen, setIsOpen] = useState(true)
  const { size } = useNumberFormat()
  const { file } = run.chosen
  return (
    <div className="a-body a-import">
      <h1 className="a-title">{t('ADMIN.USERS.IMPORTING')}</h1>
      <p>{`${file.name}, ${size(file.size)}`}</p>
      <Far run={run} />
      <div className="row">
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {t('ADMIN.USERS.IMPORT_WATCH')}
        </Button>
      </div>
      <Dialog
        wide
        title={t('ADMIN.USERS.IMPORTING')}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        footer={
          <>
            <Button onClick={() => setIsOpen(false)}>{t('ADMIN.USERS.IMPORT_BEHIND')}</Button>
            <Button
              variant="secondary"
              onClick={run.stop}
              busy={run.isStopping}
              busyText={t('ADMIN.IMPORT.STOPPING')}
            >
              {t('ADMIN.IMPORT.STOP')}
            </Button>
          </>
        }
      >
        <p className="muted">{`${file.name}, ${size(file.size)}`}</p>
        <Far run={run} />
        <Tally run={run} />
        <Latest run={run} />
        <p className="field-hint">{t('ADMIN.USERS.IMPORT_GOOD_STAY')}</p>
      </Dialog>
    </div>
  )
}

function Far({ run: { chosen, progress, elapsed } }: { run: ImportJob }) {
  const t = useUsersText()
  const { count } = useNumberFormat()
  const total = Math.max(chosen.csv.lines.size, progress.done)
  const percent = total === 0 ? 0 : Math.floor((progress.done / total) * 100)
  const left = secondsLeft(progress.done, total, elapsed)
  return (
    <div className="a-far">
      <p>
        <b>{`${percent} %`}</b>
        {left !== null && <span>{t('ADMIN.USERS.IMPORT_LEFT', { count: left })}</span>}
      </p>
      <ProgressBar label={t('ADMIN.USERS.IMPORTING')} value={percent} />
      <p className="muted">{t('ADMIN.IMPORT.LINES', { done: count(progress.done), total: count(total) })}</p>
    </div>
  )
}

function Tally({ run: { progress } }: { run: ImportJob }) {
  const t = useUsersText()
  const { count } = useNumberFormat()
  const parts = [
    ['CREATED', progress.created],
    ['UPDATED', progress.updated],
    ['REFUSED', progress.refused],
  ] as const
  return (
    <dl className="a-tally">
      {parts.map(([part, value]) => (
        <div key={part} className={part === 'REFUSED' && value > 0 ? 'is-bad' : undefined}>
          <dt>{t(`ADMIN.IMPORT.${part}`)}</dt>
          <dd>{count(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Latest({ run: { progress } }: { run: ImportJob }) {
  const t = useUsersText()
  const wordsOf = useErrorText()
  const errors = progress.errors.slice(-maxShownErrors)
  if (errors.length === 0) return null
  return (
    <div className="a-latest">
      <p className="strong">{t('ADMIN.USERS.IMPORT_LATEST')}</p>
      <ul>
        {errors.map((error) => {
          const { line, field, value, why } = wordsOf(error)
          return (
            <li key={`${error.line} ${error.field}`}>
              <span className="muted">{t('ADMIN.USERS.IMPORT_LINE', { line })}</span> <b>{field}</b>{' '}
              {value && <code>{value}</code>} <span>{why}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
