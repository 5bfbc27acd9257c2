import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { Button } from '@portico/core/ui/actions/Button'
import { ErrorSummary } from '@portico/core/ui/forms/ErrorSummary'
import { TextField } from '@portico/core/ui/forms/TextField'
import { isEmail } from '../rules/answers'
import { useForm } from './useForm'
import type { TextKey } from '../texts'

interface Props {
  /** The address that is known already. */
  email: string
  /** The label of the button. */
  label: string
  onSend: (email: string) => Promise<void>
}

/** Asks for an address to which a letter is sent. */
export function EmailForm({ email: known, label, onSend }: Props) {
  const t = useText<TextKey>()
  const [email, setEmail] = useState(known)
  const form = useForm('RESET_PASSWORD')
  const send = async () => {
    if (form.refuse(isEmail(email) ? {} : { email: 'REGISTER.ERRORS.EMAIL' })) return
    const refusal = await form.send(() => onSend(email.trim()))
    // The address is cleared, so that a mistyped one is not sent again; not where waiting is all that helps.
    if (refusal && !refusal.message) setEmail('')
  }
  return (
    <form
      className="grid gap-5 desk:gap-8 min-w-0"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <ErrorSummary errors={form.summary} attempt={form.attempt} title={t('REQUEST_RESET.NOT_SENT')} />
      <TextField
        id="email"
        type="email"
        label={t('REGISTER.EMAIL')}
        autoComplete="email"
        maxLength={100}
        value={email}
        onChange={(value) => {
          form.correct('email')
          setEmail(value)
        }}
        error={form.errors.email && t(form.errors.email)}
      />
      <div className="flex items-center gap-3">
        <Button type="submit" size="lg" busy={form.isSending} busyText={t('REGISTER.SENDING')}>
          {label}
        </Button>
      </div>
    </form>
  )
}
