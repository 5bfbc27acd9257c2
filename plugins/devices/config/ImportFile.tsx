import { useId, useRef, useState } from 'react'
import { browserZone } from '@core/format/zone'
import { useInvalidate } from '@core/http/useApi'
import { useCall } from '@core/http/useCall'
import { Button } from '@core/ui/actions/Button'
import { Notice } from '@core/ui/feedback/Notice'
import { ProgressBar } from '@core/ui/feedback/ProgressBar'
import { Card } from '@core/ui/layout/Card'
import { importFile, isReadable, type Progress } from '../import/importFile'
import { useDevicesText } from '../texts'

/** Imports readings from the export of Apple Health or from a CSV file. The file stays on the device; only readings are sent. */
export function ImportFile() {
  const { t } = useDevicesText()
  const call = useCall()
  const invalidate = useInvalidate()
  const title = useId()
  const input = useRef<HTMLInputElement>(null)
  const [progress, setProgress] = useState<Progress | null>(null)
  const [result, setResult] = useState<{ tone: 'success' | 'danger'; text: string } | null>(null)
  const start = async (file: File) => {
    setResult(null)
    if (!isReadable(file)) return setResult({ tone: 'danger', text: t('DEVICES.IMPORT_TYPE') })
    try {
      const { saved, known, skipped } = await importFile(file, browserZone(), call, setProgress)
      const isNone = saved + known === 0
      const text = t(isNone ? 'DEVICES.IMPORT_NONE' : 'DEVICES.IMPORTED', { saved, known })
      const more = skipped > 0 ? t('DEVICES.IMPORT_SKIPPED', { count: skipped }) : ''
      setResult({ tone: isNone ? 'danger' : 'success', text: `${text} ${more}`.trim() })
    } catch {
      setResult({ tone: 'danger', text: t('DEVICES.IMPORT_FAILED') })
    } finally {
      setProgress(null)
      await invalidate('api/vital-signs-measurements')
      await invalidate('api/lifeVit')
    }
  }
  return (
    <Card as="section" className="stack" aria-labelledby={title}>
      <h2 className="h2" id={title}>
        {t('DEVICES.IMPORT')}
      </h2>
      <p className="muted">{t('DEVICES.IMPORT_TEXT')}</p>
      <p>
        <Button
          variant="secondary"
          icon="file-text"
          disabled={progress !== null}
          onClick={() => input.current?.click()}
        >
          {t('DEVICES.IMPORT_CHOOSE')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('DEVICES.IMPORT_CHOOSE')}
          accept=".zip,.xml,.csv"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            target.value = ''
            if (file) void start(file)
          }}
        />
      </p>
      {progress && <ProgressBar value={progress.share * 100} label={t('DEVICES.IMPORTING')} />}
      {result && (
        <Notice tone={result.tone} role={result.tone === 'danger' ? 'alert' : undefined}>
          {result.text}
        </Notice>
      )}
    </Card>
  )
}
