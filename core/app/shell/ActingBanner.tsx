import { useText } from '../../i18n/useText'
import { useSession } from '../../session/useSession'
import { useUser } from '../../session/useUser'
import { Banner } from '../../ui/Banner'
import { fullName } from './fullName'

/** Says, all the time, that somebody else's account is open, and leads back (ROLE-005). */
export function ActingBanner() {
  const t = useText()
  const user = useUser()
  const { actingFor, actFor } = useSession()
  if (actingFor === null) return null
  return (
    <Banner
      label={t('SHELL.ACTING_LABEL')}
      action={{ label: t('SHELL.ACTING_BACK'), onPress: () => actFor(null) }}
    >
      <span className="desk-only">{t('SHELL.ACTING', { name: fullName(user) })}</span>
      <span className="phone-only">{t('SHELL.ACTING_SHORT', { name: user?.name ?? '' })}</span>
    </Banner>
  )
}
