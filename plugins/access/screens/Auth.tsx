import { useText } from '@portico/core/i18n/useText'
import { useEffect, useEffectEvent, useState } from 'react'
import { useGo } from '@portico/core/routing/useGo'
import { useLanding } from '@portico/core/routing/useLanding'
import { useRoute } from '@portico/core/routing/useRoute'
import { openedSignInLink, parseSignInLink } from '@portico/core/session/signInLinks'
import { canStoreSignIn, wasRecentlyRefused } from '@portico/core/session/signInRefusal'
import { useSession } from '@portico/core/session/useSession'
import { Button } from '@portico/core/ui/actions/Button'
import { StatusPage } from '../parts/StatusPage'
import { UseLink } from '../parts/UseLink'
import type { TextKey } from '../texts'

/** The entry page. A sign-in link that opened it waits for a click. */
export default function Auth() {
  const { query } = useRoute()
  // A link that is opened in a portal that is open already changes only the part of the address after the hash.
  const [link] = useState(() => openedSignInLink() ?? parseSignInLink('/auth', query))
  return link ? <UseLink link={link} /> : <Enter />
}

/**
 * With a session it opens the landing page, without one the identity server. After a rejected session, or where the browser
 * stores nothing, it waits for a click (C-027).
 */
function Enter() {
  const t = useText<TextKey>()
  const { userId, signIn } = useSession()
  const go = useGo()
  const landing = useLanding()
  const { redirectUrl, login_hint: email } = useRoute().query
  const waits = userId === null && wasRecentlyRefused()
  const moveOn = useEffectEvent(() => {
    if (userId !== null) go(landing, { replace: true })
    else if (!waits) signIn(redirectUrl ?? '/', { email })
  })
  useEffect(() => moveOn(), [])

  if (!waits) return <StatusPage icon="user-round" title={t('AUTH.GOING')} text={t('AUTH.GOING_TEXT')} busy />
  const text = t(canStoreSignIn() ? 'AUTH.REFUSED_TEXT' : 'AUTH.NO_STORAGE_TEXT')
  return (
    <StatusPage icon="lock" title={t('AUTH.REFUSED')} text={text} help>
      <Button size="lg" icon="user-round" onClick={() => signIn(redirectUrl ?? '/', { email })}>
        {t('AUTH.SIGN_IN')}
      </Button>
    </StatusPage>
  )
}
