import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { useCall } from '@portico/core/http/useCall'
import { defaultRoute } from '@portico/core/routing/areas'
import { useGo } from '@portico/core/routing/useGo'
import { useOpenPath } from '@portico/core/routing/useOpen'
import { exchangeLink, forgetSignInLink, type SignInLink } from '@portico/core/session/signInLinks'
import { useTenant } from '@portico/core/tenant/useTenant'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { isReturnPath } from '../rules'
import { StatusPage } from './StatusPage'
import type { TextKey } from '../texts'

/** The page of a sign-in link. Only the button uses it: programs that open the links of a letter sign nobody in. */
export function UseLink({ link }: { link: SignInLink }) {
  const t = useText<TextKey>()
  const { name } = useTenant()
  const { isBusy, hasFailed, enter } = useExchange(link)
  return (
    <StatusPage
      icon="mail"
      title={t('LINK.TITLE', { brand: name })}
      text={link.email ? t('LINK.TEXT', { email: link.email }) : t('LINK.TEXT_NO_EMAIL')}
      help
    >
      {hasFailed && (
        <Notice tone="danger" title={t('LINK.FAILED')}>
          {t('LINK.FAILED_TEXT')}
        </Notice>
      )}
      <Button size="lg" busy={isBusy} busyText={t('LINK.ENTERING')} onClick={() => void enter()}>
        {t('LINK.ENTER')}
      </Button>
    </StatusPage>
  )
}

/** Exchanges the link and opens its target, or the page of a link that no longer works. */
function useExchange(link: SignInLink) {
  const call = useCall()
  const go = useGo()
  const open = useOpenPath()
  const { allowedRedirects } = useTenant()
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const leave = (target: Awaited<ReturnType<typeof exchangeLink>>) => {
    forgetSignInLink()
    if (target === 'expired') {
      const { redirectUrl, email } = link
      const query = { ...(redirectUrl && { redirectUrl }), ...(email && { login_hint: email }) }
      return go('linkExpired', { query, replace: true })
    }
    if (target && 'url' in target) return location.replace(target.url)
    return target && isReturnPath(target.path) ? open(target.path) : go(defaultRoute, { replace: true })
  }
  const enter = async () => {
    setIsBusy(true)
    setHasFailed(false)
    try {
      leave(await exchangeLink(link, call, allowedRedirects))
    } catch {
      setHasFailed(true)
      setIsBusy(false)
    }
  }
  return { isBusy, hasFailed, enter }
}
