import { useText } from '@portico/core/i18n/useText'
import { Link } from '@portico/core/routing/Link'
import { isVisitTab } from '@portico/core/session/arrival/visitTab'
import { useTenant } from '@portico/core/tenant/useTenant'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { Icon } from '@portico/core/ui/media/Icon'
import type { TextKey } from '../texts'

/** What a patient can do whose doctor is late, besides waiting: another hour, or the telephone. The session of a visit moves nothing. */
export function WhenLate() {
  const t = useText<TextKey>()
  const { phone } = useTenant().support
  const look = buttonClass({ variant: 'on-deep' })
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {!isVisitTab && (
        <Link className={look} to="videoConsultation.bookedAppointments">
          {t('CALLS.WAIT_MOVE')}
        </Link>
      )}
      {phone && (
        <a className={look} href={`tel:${phone.replaceAll(' ', '')}`}>
          <Icon name="phone" size="s" /> <span>{t('CALLS.WAIT_CALL', { phone })}</span>
        </a>
      )}
    </div>
  )
}
