import { useText } from '@portico/core/i18n/useText'
import { BackLink } from '@portico/core/routing/BackLink'
import type { TextKey } from '../texts'

/** Leads back to the doctor's day. */
export function BackToToday() {
  const t = useText<TextKey>()
  return <BackLink to="doctor.today" label={t('MENU.DOCTOR_DAY')} />
}
