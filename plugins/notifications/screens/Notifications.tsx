import { useText } from '@portico/core/i18n/useText'
import { useCapability } from '@portico/core/plugin/capability/useCapability'
import { useSession } from '@portico/core/session/useSession'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { CalendarAddress } from '../parts/CalendarAddress'
import { DeviceNotifications } from '../parts/DeviceNotifications'
import { ChooseLetters } from '../parts/ChooseLetters'
import { SentLetters } from '../parts/SentLetters'
import type { TextKey } from '../texts'

/** What a person is told about appointments, and the calendar address; always those of the account that signed in. */
export default function Notifications() {
  const t = useText<TextKey>()
  const { actingFor } = useSession()
  const hasLetters = useCapability('letters')
  const hasPush = useCapability('push')
  const hasCalendars = useCapability('calendars')
  return (
    <>
      <PageHeader title={t('MENU.NOTIFICATIONS')} />
      <div className="stack gap-6">
        {actingFor !== null && <Notice tone="info">{t('NOTIFICATIONS.ACTING')}</Notice>}
        {hasPush && <DeviceNotifications />}
        {hasLetters && <ChooseLetters />}
        {hasCalendars && <CalendarAddress />}
        {hasLetters && <SentLetters />}
      </div>
    </>
  )
}
