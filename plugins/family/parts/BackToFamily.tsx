import { useText } from '@portico/core/i18n/useText'
import { BackLink } from '@portico/core/routing/BackLink'
import type { TextKey } from '../texts'

/** The link back to the family. */
export function BackToFamily() {
  const t = useText<TextKey>()
  return <BackLink to="profile.family" label={t('MENU.FAMILY')} />
}
