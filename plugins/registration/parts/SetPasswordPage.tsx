import { useText } from '@portico/core/i18n/useText'
import type { PasswordReset } from '@schemas/generated/entities'
import { useRoute } from '@portico/core/routing/useRoute'
import { Button } from '@portico/core/ui/actions/Button'
import { ErrorSummary } from '@portico/core/ui/forms/ErrorSummary'
import { EntryPage } from './EntryPage'
import { LinkState } from './LinkState'
import { PasswordPair } from './PasswordPair'
import { usePasswordForm } from './usePasswordForm'
import type { TextKey } from '../texts'

interface Props {
  title: string
  lead: string
  label: string
  /** The label of the button. */
  action: string
  send: (body: PasswordReset) => Promise<unknown>
  /** Takes the address of the account, where it is known. */
  onDone: (email: string | undefined) => void
}

/** A page that sets a password with the link of a letter. */
export function SetPasswordPage({ title, lead, label, action, send, onDone }: Props) {
  const t = useText<TextKey>()
  const { userId = '', token = '' } = useRoute().query
  const { form, values, change, submit, isChecking, isExpired, email } = usePasswordForm(
    { userId, token },
    send,
  )
  if (isExpired || isChecking) return <LinkState isDead={isExpired} title={title} />
  return (
    <EntryPage title={title} lead={lead}>
      <form
        className="grid gap-5 desk:gap-8 min-w-0"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit().then((isSet) => isSet && onDone(email))
        }}
      >
        <ErrorSummary errors={form.summary} attempt={form.attempt} title={t('PASSWORD.NOT_SAVED')} />
        <PasswordPair label={label} values={values} onChange={change} errors={form.errors} />
        <div className="flex items-center gap-3">
          <Button type="submit" size="lg" busy={form.isSending} busyText={t('PASSWORD.SAVING')}>
            {action}
          </Button>
        </div>
      </form>
    </EntryPage>
  )
}
