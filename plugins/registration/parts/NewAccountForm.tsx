import { useText } from '@portico/core/i18n/useText'
import { useState, type ReactNode } from 'react'
import type { PasswordReset } from '@schemas/generated/entities'
import { Button } from '@portico/core/ui/actions/Button'
import { ErrorSummary } from '@portico/core/ui/forms/ErrorSummary'
import { Conditions } from './Conditions'
import { PasswordPair } from './PasswordPair'
import { usePasswordForm } from './usePasswordForm'
import type { TextKey } from '../texts'

interface Props {
  link: { userId: string; token: string }
  /** Sends the new password and the version of the accepted conditions. */
  onSend: (body: PasswordReset & { conditionsVersion: string }) => Promise<void>
  texts: { error: string; password: string; submit: string; busy: string }
  /** Other buttons beside the one that sends. */
  children?: ReactNode
}

/** The form of a link that opens an account: a new password, and the conditions of the service. */
export function NewAccountForm({ link, onSend, texts, children }: Props) {
  const t = useText<TextKey>()
  const [accepted, setAccepted] = useState<string | null>(null)
  const { form, values, change, submit } = usePasswordForm(link, (body) =>
    onSend({ ...body, conditionsVersion: accepted ?? '' }),
  )
  return (
    <form
      className="grid gap-5 desk:gap-8 min-w-0"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(accepted === null ? { accepted: 'CONDITIONS.MISSING' } : {})
      }}
    >
      <ErrorSummary errors={form.summary} attempt={form.attempt} title={texts.error} />
      <PasswordPair label={texts.password} values={values} onChange={change} errors={form.errors} />
      <Conditions
        accepted={accepted}
        onAccept={(version) => {
          form.correct('accepted')
          setAccepted(version)
        }}
        error={form.errors.accepted && t(form.errors.accepted)}
      />
      <div className="flex items-center gap-3 flex-wrap">
        <Button type="submit" size="lg" busy={form.isSending} busyText={texts.busy}>
          {texts.submit}
        </Button>
        {children}
      </div>
    </form>
  )
}
