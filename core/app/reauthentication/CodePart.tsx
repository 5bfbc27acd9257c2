import { CodeField } from '../../ui/forms/account/CodeField'
import { ResendCode } from '../../ui/forms/account/ResendCode'
import { RESEND_SECONDS } from './useReauthentication'
import { useReauthenticationText } from './useReauthenticationText'

interface Props {
  field: { id: string; value: string; onChange: (value: string) => void }
  /** Where the code was sent. */
  email: string
  error: string | undefined
  /** Sends it again. Resolves to the seconds until the next time. */
  onResend: () => Promise<number>
}

/** The code of the letter, and the way to another one. */
export function CodePart({ field, email, error, onResend }: Props) {
  const t = useReauthenticationText()
  return (
    <div className="stack">
      <output className="text-pretty">{t('REAUTHENTICATION.CODE_SENT', { email })}</output>
      <CodeField {...field} label={t('REAUTHENTICATION.CODE')} error={error} />
      <ResendCode
        seconds={RESEND_SECONDS}
        waiting={(time) => t('REAUTHENTICATION.WAITING', { time })}
        label={t('REAUTHENTICATION.RESEND')}
        onResend={onResend}
      />
    </div>
  )
}
