import { useText } from '../../i18n/useText'
import { useTenant } from '../../tenant/useTenant'
import { PhoneLink } from '../actions/PhoneLink'
import { Icon } from '../media/Icon'
import './feedback.css'

/** What to do in an emergency, with the tenant's number. For the pages on which a patient decides whether to wait. */
export function EmergencyLine() {
  const t = useText()
  const { emergencyNumber } = useTenant()
  return (
    <p className="emergency text-sm">
      <Icon name="triangle-alert" size="s" />
      <span>
        {t('SHELL.EMERGENCY')} <PhoneLink phone={emergencyNumber} />
      </span>
    </p>
  )
}
