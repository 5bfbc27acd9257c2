import { useText } from '../../i18n/useText'
import { defaultRoute } from '../../routing/areas'
import { useGo } from '../../routing/useGo'
import { useOpenPath } from '../../routing/useOpen'
import { actingOrigin } from '../../session/session'
import { useSession } from '../../session/useSession'
import { fullName, useUser } from '../../session/useUser'
import { Banner } from '../../ui/feedback/Banner'

/** A permanent banner while acting for someone else, with a link back. */
export function ActingBanner() {
  const t = useText()
  const user = useUser()
  const { actingFor, actFor } = useSession()
  const go = useGo()
  const openPath = useOpenPath()
  if (actingFor === null) return null
  const back = () => {
    // The open page shows data of the other person.
    const origin = actingOrigin()
    if (origin === null) go(defaultRoute)
    else openPath(origin)
    actFor(null)
  }
  return (
    <Banner label={t('SHELL.ACTING_LABEL')} action={{ label: t('SHELL.ACTING_BACK'), onPress: back }}>
      <span className="max-desk:hidden">{t('SHELL.ACTING', { name: fullName(user) })}</span>
      <span className="desk:hidden">{t('SHELL.ACTING_SHORT', { name: user?.name ?? '' })}</span>
    </Banner>
  )
}
