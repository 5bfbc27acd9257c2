import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { useCall } from '@portico/core/http/useCall'
import { useInvalidate } from '@portico/core/http/useApi'
import { Link } from '@portico/core/routing/Link'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { Card } from '@portico/core/ui/layout/Card'
import type { ScanValues } from '../engine/engine'
import { measuresOf } from './measures'
import type { TextKey } from '../texts'

interface SaveProps {
  scanId: string
  values: ScanValues
  /** When it was measured, and where. */
  instant: string
  zone: string
}

/** Saving is a choice, once (C-100): without it the result is nowhere. */
export function SaveResult({ scanId, values, instant, zone }: SaveProps) {
  const t = useText<TextKey>()
  const { state, save } = useSave({ scanId, values, instant, zone })
  return (
    <Card as="section" className="stack gap-3" aria-label={t('SCAN.SAVE_TITLE')}>
      <h2 className="h3">{t('SCAN.SAVE_TITLE')}</h2>
      <p className="text-muted text-pretty">{t('SCAN.SAVE_TEXT')}</p>
      {state === 'failed' && (
        <Notice tone="danger" role="alert">
          {t('SCAN.SAVE_FAILED')}
        </Notice>
      )}
      <div aria-live="polite">
        {state === 'saved' && (
          <Notice
            tone="success"
            action={
              <Link className="link" to="videoConsultation.videoVitalsTest" params={{ view: 'history' }}>
                {t('SCAN.HISTORY_LINK')}
              </Link>
            }
          >
            {t('SCAN.SAVED')}
          </Notice>
        )}
      </div>
      {state !== 'saved' && (
        <Button busy={state === 'busy'} onClick={() => void save()}>
          {t('SCAN.SAVE')}
        </Button>
      )}
    </Card>
  )
}

function useSave({ scanId, values, instant, zone }: SaveProps) {
  const t = useText<TextKey>()
  const call = useCall()
  const invalidate = useInvalidate()
  const [state, setState] = useState<'open' | 'busy' | 'saved' | 'failed'>('open')
  const save = async () => {
    setState('busy')
    try {
      await call('POST api/vital-signs-measurements/save-measure', {
        body: {
          measures: measuresOf(values),
          measureDate: instant,
          zone,
          origin: 'camera',
          source: t('SCAN.SOURCE'),
        },
        idempotencyKey: scanId,
        quiet: true,
      })
      setState('saved')
      void invalidate('api/vital-signs-measurements')
    } catch {
      setState('failed')
    }
  }
  return { state, save }
}
