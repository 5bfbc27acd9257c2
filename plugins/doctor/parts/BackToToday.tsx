import { BackLink } from '@portico/core/routing/BackLink'
import { useTexts } from '../texts'

/** Leads back to the doctor's day. */
export function BackToToday() {
  const t = useTexts()
  return <BackLink to="doctor.today" label={t('MENU.DOCTOR_DAY')} />
}
