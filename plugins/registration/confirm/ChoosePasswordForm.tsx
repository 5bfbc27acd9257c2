import { useState } from 'react'
import type { PendingRegistration } from '@schemas/generated/entities'
import { formatNumericDate } from '@core/format/dates'
import { useText } from '@core/i18n/useText'
import { Link } from '@core/routing/Link'
import { Button } from '@core/ui/actions/Button'
import { ErrorSummary } from '@core/ui/forms/ErrorSummary'
import { Fact, Facts } from '@core/ui/layout/Facts'
import type es from '../locales/es.json'
import { Conditions } from '../parts/Conditions'
import { EntryPage } from '../parts/EntryPage'
import { PasswordPair } from '../parts/PasswordPair'
import { usePasswordForm } from '../parts/usePasswordForm'
import { useConfirmAccount, type ConfirmationLink } from './useConfirmAccount'

interface Props {
  link: ConfirmationLink
  registration: PendingRegistration
  onBack: () => void
}

/** The data of a registration, a new password for it and the conditions, which somebody else may have accepted. */
export function ChoosePasswordForm({ link, registration, onBack }: Props) {
  const t = useText<keyof typeof es>()
  const confirm = useConfirmAccount()
  const [accepted, setAccepted] = useState<string | null>(null)
  const { form, values, change, submit } = usePasswordForm(link, (body) =>
    confirm({ ...body, conditionsVersion: accepted ?? '' }),
  )
  return (
    <EntryPage title={t('CONFIRM_ACCOUNT.CHOOSE')} lead={t('CONFIRM_ACCOUNT.CHOOSE_LEAD')}>
      <RegistrationFacts registration={registration} />
      <form
        className="entry-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit(accepted === null ? { accepted: 'CONDITIONS.MISSING' } : {})
        }}
      >
        <ErrorSummary errors={form.summary} attempt={form.attempt} title={t('ACCOUNT_CONFIRMED.WAITS')} />
        <PasswordPair label={t('PASSWORD.NEW')} values={values} onChange={change} errors={form.errors} />
        <Conditions
          accepted={accepted}
          onAccept={(version) => {
            form.correct('accepted')
            setAccepted(version)
          }}
          error={form.errors.accepted && t(form.errors.accepted)}
        />
        <div className="row row-wrap">
          <Button type="submit" size="lg" busy={form.isSending} busyText={t('CONFIRM_ACCOUNT.CONFIRMING')}>
            {t('CONFIRM_ACCOUNT.ACTION')}
          </Button>
          <Button variant="quiet" onClick={onBack}>
            {t('CONFIRM_ACCOUNT.REMEMBERED')}
          </Button>
        </div>
      </form>
    </EntryPage>
  )
}

function RegistrationFacts({ registration }: { registration: PendingRegistration }) {
  const t = useText<keyof typeof es>()
  const { email, name, surname, birthDate, phone } = registration
  return (
    <div className="stack stack-3">
      <Facts>
        <Fact icon="user-round" label={t('CONFIRM_ACCOUNT.PERSON')}>
          {name} {surname}
        </Fact>
        <Fact icon="calendar" label={t('REGISTER.BIRTH_DATE')}>
          {formatNumericDate(birthDate)}
        </Fact>
        <Fact icon="mail" label={t('REGISTER.EMAIL')}>
          {email}
        </Fact>
        <Fact icon="phone" label={t('REGISTER.PHONE')}>
          {phone}
        </Fact>
      </Facts>
      <p>
        {t('CONFIRM_ACCOUNT.NOT_MINE')}{' '}
        <Link className="link" to="register" params={{ doctorUrl: '' }}>
          {t('CONFIRM_ACCOUNT.REGISTER')}
        </Link>
      </p>
    </div>
  )
}
