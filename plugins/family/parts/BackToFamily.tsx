import { BackLink } from '@portico/core/routing/BackLink'
import { useTexts } from '../texts'

/** The link back to the family. */
export function BackToFamily() {
  const t = useTexts()
  return <BackLink to="profile.family" label={t('MENU.FAMILY')} />
}
