import { useText } from '@portico/core/i18n/useText'
import type { LetterSettings } from '@schemas/generated/entities'
import { useApi } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { toast } from '@portico/core/ui/feedback/toast'
import { Switch } from '@portico/core/ui/forms/Switch'
import { Panel } from './Panel'
import type { TextKey } from '../texts'

/** The emails that a person receives. A switch is saved at once; if that fails, it goes back. */
export function ChooseLetters() {
  const t = useText<TextKey>()
  const call = useCall()
  const source = useApi('GET api/letters/settings', { capability: 'letters', quiet: 'faults' })
  const { data, mutate } = source
  const save = async (body: LetterSettings) => {
    const saved = call('PUT api/letters/settings', { capability: 'letters', body })
    try {
      await mutate(saved, { optimisticData: body, rollbackOnError: true, revalidate: false })
      toast({ tone: 'success', text: t('NOTIFICATIONS.CHOOSE.SAVED') })
    } catch {
      // The API client has shown the error, and the switch shows the saved choice again.
    }
  }
  return (
    <Panel title={t('NOTIFICATIONS.CHOOSE')} source={source}>
      {data && (
        <>
          <Switch checked={data.bookings} onChange={(bookings) => void save({ ...data, bookings })}>
            {t('NOTIFICATIONS.CHOOSE.BOOKINGS')}
          </Switch>
          <Switch checked={data.reminders} onChange={(reminders) => void save({ ...data, reminders })}>
            {t('NOTIFICATIONS.CHOOSE.REMINDERS')}
          </Switch>
        </>
      )}
      <p className="text-muted">{t('NOTIFICATIONS.CHOOSE.MONEY')}</p>
    </Panel>
  )
}
