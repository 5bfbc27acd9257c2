import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { Button } from '@portico/core/ui/actions/Button'
import { ErrorSummary } from '@portico/core/ui/forms/ErrorSummary'
import { PasswordField } from '@portico/core/ui/forms/account/PasswordField'
import { EntryPage } from '../parts/EntryPage'
import { useForm } from '../parts/useForm'
import { ChoosePassword } from './ChoosePassword'
import { useConfirmAccount, type ConfirmationLink } from './useConfirmAccount'
import type { TextKey } from '../texts'

/**
 * Confirms a registration with the password of its form: somebody else may have sent a form with the address, so the link
 * alone confirms nothing. A person who has forgotten the password chooses another.
 */
export function ConfirmRegistration({ link }: { link: ConfirmationLink }) {
  const [isForgotten, setIsForgotten] = useState(false)
  if (isForgotten) return <ChoosePassword link={link} onBack={() => setIsForgotten(false)} />
  return <PasswordOfForm link={link} onForget={() => setIsForgotten(true)} />
}

interface Props {
  link: ConfirmationLink
  onForget: () => void
}

function PasswordOfForm({ link, onForget }: Props) {
  const t = useText<TextKey>()
  const confirm = useConfirmAccount()
  const form = useForm()
  const [password, setPassword] = useState('')
  const send = async () => {
    if (form.refuse(password === '' ? { password: 'CONFIRM_ACCOUNT.MISSING' } : {})) return
    await form.send(() => confirm({ ...link, password }))
  }
  return (
    <EntryPage title={t('CONFIRM_ACCOUNT.TITLE')} lead={t('CONFIRM_ACCOUNT.LEAD')}>
      <form
        className="grid gap-5 desk:gap-8 min-w-0"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <ErrorSummary errors={form.summary} attempt={form.attempt} title={t('ACCOUNT_CONFIRMED.WAITS')} />
        <PasswordField
          id="password"
          label={t('PASSWORD.LABEL')}
          autoComplete="current-password"
          value={password}
          onChange={(value) => {
            form.correct('password')
            setPassword(value)
          }}
          error={form.errors.password && t(form.errors.password)}
        />
        <div className="flex items-center gap-3 flex-wrap">
          <Button type="submit" size="lg" busy={form.isSending} busyText={t('CONFIRM_ACCOUNT.CONFIRMING')}>
            {t('CONFIRM_ACCOUNT.ACTION')}
          </Button>
          <Button variant="quiet" onClick={onForget}>
            {t('CONFIRM_ACCOUNT.FORGOTTEN')}
          </Button>
        </div>
      </form>
    </EntryPage>
  )
}
