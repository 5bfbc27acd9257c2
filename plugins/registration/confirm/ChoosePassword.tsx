import { useText } from '@portico/core/i18n/useText'
import { useEffect, useEffectEvent, useState } from 'react'
import type { PendingRegistration } from '@schemas/generated/entities'
import { ApiError } from '@portico/core/http/apiError'
import { useCall } from '@portico/core/http/useCall'
import { useGo } from '@portico/core/routing/useGo'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { EntryPage } from '../parts/EntryPage'
import { refusalOf, type Refusal } from '../rules/refusal'
import { ChoosePasswordForm } from './ChoosePasswordForm'
import type { ConfirmationLink } from './useConfirmAccount'
import type { TextKey } from '../texts'

interface Props {
  link: ConfirmationLink
  onBack: () => void
}

/** Chooses another password for a registration, after the person has read whose it is. */
export function ChoosePassword({ link, onBack }: Props) {
  const [tries, setTries] = useState(0)
  return <ReadRegistration key={tries} link={link} onBack={onBack} onRetry={() => setTries(tries + 1)} />
}

function ReadRegistration({ link, onBack, onRetry }: Props & { onRetry: () => void }) {
  const t = useText<TextKey>()
  const call = useCall()
  const go = useGo()
  const [registration, setRegistration] = useState<PendingRegistration>()
  const [message, setMessage] = useState<Refusal['message']>()
  const read = useEffectEvent(() => {
    const show = (query: Record<string, string>) => go('accountConfirmed', { query, replace: true })
    call('POST api/users/registration-of-link', { capability: 'accountLinks', body: link, quiet: true }).then(
      setRegistration,
      (error: unknown) => {
        const code = error instanceof ApiError && error.message
        if (code === 'ALREADY_CONFIRMED') show({ confirmed: '1', again: '1' })
        else if (code === 'INVALID_TOKEN') show({ confirmed: '0' })
        else setMessage(refusalOf(error).message ?? { key: 'REGISTER.ERRORS.GENERAL' })
      },
    )
  })
  useEffect(() => read(), [])
  if (message)
    return (
      <ErrorState
        title={t('ACCOUNT_CONFIRMED.WAITS')}
        text={t(message.key, { minutes: message.minutes ?? 1 })}
        onRetry={onRetry}
      />
    )
  if (registration) return <ChoosePasswordForm link={link} registration={registration} onBack={onBack} />
  return (
    <EntryPage title={t('CONFIRM_ACCOUNT.CHOOSE')}>
      <Loading>
        <Skeleton shape="block" height="20rem" />
      </Loading>
    </EntryPage>
  )
}
