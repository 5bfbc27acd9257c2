import { useText } from '@portico/core/i18n/useText'
import { useApi } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { toast } from '@portico/core/ui/feedback/toast'
import { Switch } from '@portico/core/ui/forms/Switch'
import { useState } from 'react'
import { Panel } from './Panel'
import type { TextKey } from '../texts'

/** Allows professionals who are not doctors to see the clinical data, with an undo. */
export function ClinicalData() {
  const t = useText<TextKey>()
  const call = useCall()
  const source = useApi('GET api/clinical-data-auth', { quiet: 'faults' })
  const [hasChanged, setHasChanged] = useState(false)
  const { data, mutate } = source
  const save = async (authorized: boolean, isUndo: boolean) => {
    const body = { authorized }
    try {
      const saved = call('POST api/clinical-data-auth', { body })
      await mutate(saved, { optimisticData: body, rollbackOnError: true, revalidate: false })
      setHasChanged(!isUndo)
      if (isUndo) toast({ tone: 'success', text: t('ACCOUNT.CLINICAL.UNDONE') })
    } catch {
      // The client has shown the error, and the switch is back.
    }
  }
  return (
    <Panel title={t('ACCOUNT.CLINICAL')} source={source} failed={t('ACCOUNT.FAILED')}>
      {data && (
        <Switch checked={data.authorized} onChange={(authorized) => void save(authorized, false)}>
          <span className="font-strong">{t('ACCOUNT.CLINICAL.LABEL')}</span>
          <br />
          <span className="text-muted text-sm">{t('ACCOUNT.CLINICAL.NOTE')}</span>
        </Switch>
      )}
      {data && hasChanged && (
        <Notice tone="success">
          {t(data.authorized ? 'ACCOUNT.CLINICAL.ON' : 'ACCOUNT.CLINICAL.OFF')}{' '}
          <Button variant="quiet" size="sm" onClick={() => void save(!data.authorized, true)}>
            {t('ACCOUNT.UNDO')}
          </Button>
        </Notice>
      )}
    </Panel>
  )
}
