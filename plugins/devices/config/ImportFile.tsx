import { useId, useRef } from 'react'
import { Button } from '@portico/core/ui/actions/Button'
import { ProgressBar } from '@portico/core/ui/feedback/ProgressBar'
import { Card } from '@portico/core/ui/layout/Card'
import { useDevicesText } from '../texts'
import { DateOrderQuestion } from './DateOrderQuestion'
import { ImportOutcome } from './ImportOutcome'
import { useImport } from './useImport'

/** Imports readings from the export of Apple Health or from a CSV file. The file stays on the device; only readings are sent. */
export function ImportFile() {
  const { t } = useDevicesText()
  const { state, start, answer, stop } = useImport()
  const title = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <Card as="section" className="stack" aria-labelledby={title}>
      <h2 className="h2" id={title}>
        {t('DEVICES.IMPORT')}
      </h2>
      <p className="text-muted">{t('DEVICES.IMPORT_TEXT')}</p>
      <p>
        <Button
          variant="secondary"
          icon="file-text"
          disabled={state.step === 'running'}
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
            if (file) start(file)
          }}
        />
      </p>
      {state.step === 'running' && (
        <ProgressBar value={state.progress.share * 100} label={t('DEVICES.IMPORTING')} />
      )}
      {state.step === 'question' && <DateOrderQuestion date={state.date} onAnswer={answer} onCancel={stop} />}
      {state.step === 'done' && <ImportOutcome {...state} />}
    </Card>
  )
}
