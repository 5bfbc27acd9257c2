import { useText } from '@portico/core/i18n/useText'
import { useRoute } from '@portico/core/routing/useRoute'
import { useSession } from '@portico/core/session/useSession'
import { Button } from '@portico/core/ui/actions/Button'
import { StatusPage } from '../parts/StatusPage'
import { useContinueAfterSignIn } from '../useContinueAfterSignIn'
import type { TextKey } from '../texts'

/** A sign-in link that was used or has expired. Offers a new one that leads to the same page. */
export default function LinkExpired() {
  const t = useText<TextKey>()
  const { redirectUrl = '/', login_hint: email } = useRoute().query
  const { userId, signIn } = useSession()
  const moveOn = useContinueAfterSignIn(redirectUrl)
  if (userId !== null) {
    return (
      <StatusPage icon="clock" title={t('LINK_EXPIRED.TITLE')} text={t('LINK_EXPIRED.SIGNED_IN')}>
        <Button size="lg" onClick={moveOn}>
          {t('LINK_EXPIRED.CONTINUE')}
        </Button>
      </StatusPage>
    )
  }
  return (
    <StatusPage icon="clock" title={t('LINK_EXPIRED.TITLE')} text={t('ERRORS.INVALID_TOKEN')} help>
      <Button size="lg" icon="mail" onClick={() => signIn(redirectUrl, { byLink: true, email })}>
        {t('LINK_EXPIRED.NEW')}
      </Button>
      <Button variant="quiet" onClick={() => signIn(redirectUrl, { email })}>
        {t('LINK_EXPIRED.SIGN_IN')}
      </Button>
    </StatusPage>
  )
}
