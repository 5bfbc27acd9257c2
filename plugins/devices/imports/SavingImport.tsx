import { useState } from 'react'
import { numberFormat } from '@portico/core/format/intl'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { ProgressBar } from '@portico/core/ui/feedback/ProgressBar'
import { Card } from '@portico/core/ui/layout/Card'
import { useDevicesText } from '../texts'
import type { SavedCounts } from './saveReadings'

interface Props {
  counts: SavedCounts
  total: number
  hasFailed: boolean
  onResume: () => void
  onRemove: () => Promise<void>
}

const QUARTER = 25

/** Readings on their way to the server: how many, what to do without a connection, and the way back. */
export function SavingImport({ counts, total, hasFailed, onResume, onRemove }: Props) {
  const { t, language } = useDevicesText()
  const [problem, setProblem] = useState(false)
  const number = numberFormat(language, {})
  const percent = total > 0 ? Math.floor((counts.sent / total) * 100) : 100
  return (
    <Card as="section" className="stack" aria-label={t('DEVICES.IMPORT_STEP.saving')}>
      <ProgressBar value={percent} label={t('DEVICES.IMPORT_STEP.saving')} />
      <p className="font-strong">
        {t('DEVICES.IMPORT_SENT', { sent: number.format(counts.sent), total: number.format(total) })}
      </p>
      <output className="sr-only">{percent >= QUARTER ? `${percent - (percent % QUARTER)} %` : ''}</output>
      {hasFailed && (
        <Notice tone="danger" role="alert">
          {t('DEVICES.IMPORT_INTERRUPTED')}
        </Notice>
      )}
      {problem && (
        <Notice tone="danger" role="alert">
          {t('DEVICES.IMPORT_REMOVE_FAILED')}
        </Notice>
      )}
      <div className="flex items-center gap-3 flex-wrap">
        {hasFailed && <Button onClick={onResume}>{t('DEVICES.IMPORT_RESUME')}</Button>}
        <Button variant="secondary" onClick={() => void onRemove().catch(() => setProblem(true))}>
          {t('DEVICES.IMPORT_STOP')}
        </Button>
      </div>
    </Card>
  )
}
