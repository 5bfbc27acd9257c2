import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import type { ApiError } from '@portico/core/http/apiError'
import { useApi } from '@portico/core/http/useApi'
import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { Button, buttonClass } from '@portico/core/ui/actions/Button'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { DoctorNeeded } from '../doctor/DoctorNeeded'
import { useNeedsDoctor } from '../doctor/useNeedsDoctor'
import { EntryPage } from '../parts/EntryPage'
import { ExternalForm } from '../external/ExternalForm'
import { ResultPage } from '../parts/ResultPage'
import type { ExternalLink } from '../external/externalAnswers'
import { refusalOf } from '../rules/refusal'
import type { TextKey } from '../texts'

/** Somebody who has signed in through a provider completes their new account. */
export default function RegisterOauth() {
  const { code, state } = useRoute().query
  const needsDoctor = useNeedsDoctor()
  const [isExpired, setIsExpired] = useState(false)
  if (needsDoctor) return <DoctorNeeded />
  if (!code || !state || isExpired) return <SignInAgain title="REGISTER_OAUTH.EXPIRED" />
  return <Completion link={{ code, state }} onExpired={() => setIsExpired(true)} />
}

/** Reads what the provider says. */
function Completion({ link, onExpired }: { link: ExternalLink; onExpired: () => void }) {
  const t = useText<TextKey>()
  const { code, state } = link
  const profile = useApi('GET api/users/oauth', { query: { code, state }, quiet: true })
  // The email has an operation of its own, which answers for a code alone.
  const address = useApi('GET api/oauth/email', { query: { code }, quiet: true })
  const email = address.data?.email
  if (profile.data && email !== undefined) {
    if (profile.data.hasAccount) return <SignInAgain title="REGISTER_OAUTH.HAS_ACCOUNT" email={email} />
    return <ExternalForm link={link} profile={{ ...profile.data, email }} onExpired={onExpired} />
  }
  const error = profile.error ?? address.error
  if (error?.status === 400) return <SignInAgain title="REGISTER_OAUTH.EXPIRED" />
  const retry = () => void Promise.all([profile.mutate(), address.mutate()])
  if (error) return <Failed error={error} onRetry={retry} />
  return (
    <EntryPage title={t('REGISTER_OAUTH.TITLE')} lead={t('REGISTER_OAUTH.LEAD')}>
      <Loading>
        <Skeleton shape="block" height="20rem" />
      </Loading>
    </EntryPage>
  )
}

interface SignInAgainProps {
  title: 'REGISTER_OAUTH.EXPIRED' | 'REGISTER_OAUTH.HAS_ACCOUNT'
  email?: string
}

/** The form has expired: the person has to sign in again. */
function SignInAgain({ title, email }: SignInAgainProps) {
  const t = useText<TextKey>()
  return (
    <ResultPage
      icon={email === undefined ? 'clock' : 'user-round'}
      title={t(title)}
      text={t(`${title}_TEXT`, { email })}
    >
      <Link className={buttonClass({ size: 'lg' })} to="auth">
        {t('ENTRY.SIGN_IN')}
      </Link>
    </ResultPage>
  )
}

/** The server did not answer; the code stays valid. */
function Failed({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const t = useText<TextKey>()
  const { key, minutes = 1 } = refusalOf(error).message ?? { key: 'REGISTER.ERRORS.GENERAL' as const }
  return (
    <ResultPage icon="circle-alert" title={t('REGISTER_OAUTH.FAILED')} text={t(key, { minutes })}>
      <Button size="lg" onClick={onRetry}>
        {t('UI.RETRY')}
      </Button>
    </ResultPage>
  )
}
