import { cx } from '@portico/core/ui/cx'
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
    <div className="pt-4 px-[var(--a-pad)] grid gap-4 content-start max-w-288 pb-8">
      <h1 className="text-[1.375rem]/[1.75rem] font-bold">{t('ADMIN.USERS.IMPORTING')}</h1>
      <p>{`${file.name}, ${size(file.size)}`}</p>
      <Far run={run} />
      <div className="flex items-center gap-3">
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
        <p className="text-muted">{`${file.name}, ${size(file.size)}`}</p>
        <Far run={run} />
        <Tally run={run} />
        <Latest run={run} />
        <p className="text-muted -mt-1">{t('ADMIN.USERS.IMPORT_GOOD_STAY')}</p>
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
    <div className="figures">
      <p className="first:flex first:items-baseline first:justify-between first:text-muted">
        <b className="text-2xl text-body">{`${percent} %`}</b>
        {left !== null && <span>{t('ADMIN.USERS.IMPORT_LEFT', { count: left })}</span>}
      </p>
      <ProgressBar label={t('ADMIN.USERS.IMPORTING')} value={percent} />
      <p className="text-muted first:flex first:items-baseline first:justify-between">
        {t('ADMIN.IMPORT.LINES', { done: count(progress.done), total: count(total) })}
      </p>
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
    <dl className="figures grid grid-cols-[repeat(3,1fr)] m-0 hairline rounded-control [&>div+div]:hairline-s">
      {parts.map(([part, value]) => (
        <div
          key={part}
          className={cx('py-2 px-3.5', part === 'REFUSED' && value > 0 ? 'text-danger' : undefined)}
        >
          <dt>{t(`ADMIN.IMPORT.${part}`)}</dt>
          <dd className="m-0 text-xl font-strong">{count(value)}</dd>
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
    <div>
      <p className="font-strong">{t('ADMIN.USERS.IMPORT_LATEST')}</p>
      <ul>
        {errors.map((error) => {
          const { line, field, value, why } = wordsOf(error)
          return (
            <li className="py-1.5 hairline-t" key={`${error.line} ${error.field}`}>
              <span className="text-muted">{t('ADMIN.USERS.IMPORT_LINE', { line })}</span> <b>{field}</b>{' '}
              {value && (
                <code className="inline-block max-w-full px-[0.3125rem] rounded-[4px] bg-danger-soft [font:inherit] wrap-anywhere">
                  {value}
                </code>
              )}{' '}
              <span>{why}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
