import { useState } from 'react'
import { Button } from '@portico/core/ui/actions/Button'
import { ProgressBar } from '@portico/core/ui/feedback/ProgressBar'
import { useAdminText } from '../../texts'
import { useNumberFormat } from '../useNumberFormat'
import type { ImportStep } from './useRecordImport'

interface Props {
  state: ImportStep<'running'>
  onStop: () => void
}

/** The progress of an import. */
export function ImportRunning({ state: { name, done, total }, onStop }: Props) {
  const t = useAdminText()
  const { count } = useNumberFormat()
  const [isStopping, setIsStopping] = useState(false)
  const stop = () => {
    setIsStopping(true)
    onStop()
  }
  return (
    <>
      <p>{name}</p>
      <ProgressBar label={t('ADMIN.IMPORT.RUNNING')} value={Math.floor((done / total) * 100)} />
      <p className="text-muted">{t('ADMIN.IMPORT.LINES', { done: count(done), total: count(total) })}</p>
      <div className="flex items-center gap-3">
        <Button variant="secondary" onClick={stop} busy={isStopping} busyText={t('ADMIN.IMPORT.STOPPING')}>
          {t('ADMIN.IMPORT.STOP')}
        </Button>
      </div>
    </>
  )
}
