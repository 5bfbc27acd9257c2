import { useText } from '@portico/core/i18n/useText'
import { BackLink } from '@portico/core/routing/BackLink'
import type es from '../locales/es.json'

/** The link back to the family. */
export function BackToFamily() {
  const t = useText<keyof typeof es>()
  return <BackLink to="profile.family" label={t('MENU.FAMILY')} />
}
