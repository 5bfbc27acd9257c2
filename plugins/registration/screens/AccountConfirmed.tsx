import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '@core/http/apiError'
import { useCall } from '@core/http/useCall'
import { useText } from '@core/i18n/useText'
import { Link } from '@core/routing/Link'
import { useGo } from '@core/routing/useGo'
import { useRoute } from '@core/routing/useRoute'
import { Button } from '@core/ui/actions/Button'
import { buttonClass } from '@core/ui/actions/buttonClass'
import { Spinner } from '@core/ui/feedback/Spinner'
import type es from '../locales/es.json'
import { AskForLink } from '../parts/AskForLink'
import { ResultPage } from '../parts/ResultPage'
import { isConfirmed } from '../rules/isConfirmed'
import { refusalOf, type Refusal } from '../rules/refusal'

/** Uses the link of the confirmation letter, and says whether the account is confirmed (AUTH-037, AUTH-056, C-018). */
export default function AccountConfirmed() {
  const t = useText<keyof typeof es>()
  const { confirmed, userId, token } = useRoute().query
  if (userId && token) return <UseLink userId={userId} token={token} />
  if (!isConfirmed(confirmed)) return <AskForLink />
  return (
    <ResultPage icon="circle-check" title={t('ACCOUNT_CONFIRMED.YES')} text={t('ACCOUNT_CONFIRMED.YES_TEXT')}>
      <Link className={buttonClass({ size: 'lg' })} to="auth">
        {t('ENTRY.SIGN_IN')}
      </Link>
    </ResultPage>
  )
}

/** Without an answer the link stays, to be tried again. */
function UseLink(link: { userId: string; token: string }) {
  const [tries, setTries] = useState(0)
  return <Confirming key={tries} link={link} onRetry={() => setTries(tries + 1)} />
}

interface ConfirmingProps {
  link: { userId: string; token: string }
  onRetry: () => void
}

/** Sends the token once. It leaves the address with the answer. */
function Confirming({ link, onRetry }: ConfirmingProps) {
  const t = useText<keyof typeof es>()
  const call = useCall()
  const go = useGo()
  const [message, setMessage] = useState<Refusal['message']>()
  const show = (confirmed: '0' | '1') => go('accountConfirmed', { query: { confirmed }, replace: true })
  const confirm = useEffectEvent(() => {
    call('POST api/users/confirm-account', { body: link, quiet: true }).then(
      () => show('1'),
      (error: unknown) => {
        if (isRefused(error)) show('0')
        else setMessage(refusalOf(error).message ?? { key: 'REGISTER.ERRORS.GENERAL' })
      },
    )
  })
  useEffect(() => confirm(), [])
  if (!message)
    return (
      <ResultPage
        icon="mail"
        title={t('ACCOUNT_CONFIRMED.CONFIRMING')}
        text={t('ACCOUNT_CONFIRMED.CONFIRMING_TEXT')}
      >
        <Spinner />
      </ResultPage>
    )
  return (
    <ResultPage
      icon="circle-alert"
      title={t('ACCOUNT_CONFIRMED.WAITS')}
      text={t(message.key, { minutes: message.minutes ?? 1 })}
    >
      <Button size="lg" onClick={onRetry}>
        {t('UI.RETRY')}
      </Button>
    </ResultPage>
  )
}

/** The server has looked at the link; otherwise it works still. */
const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status === 400
