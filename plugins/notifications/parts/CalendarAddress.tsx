import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { formatLongDateAt } from '@portico/core/format/longDate'
import { browserZone } from '@portico/core/format/dates'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useApi } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { Button } from '@portico/core/ui/actions/Button'
import { toast } from '@portico/core/ui/feedback/toast'
import { ConfirmDialog } from '@portico/core/ui/overlays/ConfirmDialog'
import { Panel } from './Panel'
import { PrivateAddress } from './PrivateAddress'
import type { TextKey } from '../texts'

/** The private address at which a calendar program reads the appointments. It is shown once. */
export function CalendarAddress() {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const call = useCall()
  const source = useApi('GET api/calendar/', { capability: 'calendars', quiet: 'faults' })
  const [isEnding, setIsEnding] = useState(false)
  const { data, mutate } = source
  const since = data?.createdAt
  const create = async () => {
    await mutate(await call('POST api/calendar/'), { revalidate: false })
  }
  const end = async () => {
    await call('DELETE api/calendar/')
    await mutate({ createdAt: null }, { revalidate: false })
    toast({ tone: 'success', text: t('NOTIFICATIONS.CALENDAR.ENDED') })
  }
  return (
    <Panel
      title={t('NOTIFICATIONS.CALENDAR')}
      source={source}
      lead={<p className="text-muted">{t('NOTIFICATIONS.CALENDAR.TEXT')}</p>}
    >
      {data?.address && <PrivateAddress address={data.address} />}
      {since && !data.address && (
        <p>
          {t('NOTIFICATIONS.CALENDAR.CREATED', { date: formatLongDateAt(since, browserZone(), language) })}
        </p>
      )}
      <div className="flex items-center gap-3 flex-wrap">
        <Button variant="secondary" onClick={() => void create().catch(() => undefined)}>
          {t(since ? 'NOTIFICATIONS.CALENDAR.NEW' : 'NOTIFICATIONS.CALENDAR.CREATE')}
        </Button>
        {since && (
          <Button variant="danger-quiet" onClick={() => setIsEnding(true)}>
            {t('NOTIFICATIONS.CALENDAR.END')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        title={t('NOTIFICATIONS.CALENDAR.END_TITLE')}
        isOpen={isEnding}
        onClose={() => setIsEnding(false)}
        confirm={t('NOTIFICATIONS.CALENDAR.END')}
        confirmBusy={t('NOTIFICATIONS.CALENDAR.ENDING')}
        keep={t('NOTIFICATIONS.CALENDAR.KEEP')}
        onConfirm={end}
      >
        <p className="text-pretty">{t('NOTIFICATIONS.CALENDAR.END_CONFIRM')}</p>
      </ConfirmDialog>
    </Panel>
  )
}
