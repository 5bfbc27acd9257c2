import { useText } from '@portico/core/i18n/useText'
import type { PendingRegistration } from '@schemas/generated/entities'
import { formatNumericDate } from '@portico/core/format/dates'
import { Link } from '@portico/core/routing/Link'
import { Button } from '@portico/core/ui/actions/Button'
import { Fact, Facts } from '@portico/core/ui/layout/Facts'
import { EntryPage } from '../parts/EntryPage'
import { NewAccountForm } from '../parts/NewAccountForm'
import { useConfirmAccount, type ConfirmationLink } from './useConfirmAccount'
import type { TextKey } from '../texts'

interface Props {
  link: ConfirmationLink
  registration: PendingRegistration
  onBack: () => void
}

/** The data of a registration, a new password for it and the conditions, which somebody else may have accepted. */
export function ChoosePasswordForm({ link, registration, onBack }: Props) {
  const t = useText<TextKey>()
  const texts = {
    error: t('ACCOUNT_CONFIRMED.WAITS'),
    password: t('PASSWORD.NEW'),
    submit: t('CONFIRM_ACCOUNT.ACTION'),
    busy: t('CONFIRM_ACCOUNT.CONFIRMING'),
  }
  return (
    <EntryPage title={t('CONFIRM_ACCOUNT.CHOOSE')} lead={t('CONFIRM_ACCOUNT.CHOOSE_LEAD')}>
      <RegistrationFacts registration={registration} />
      <NewAccountForm link={link} onSend={useConfirmAccount()} texts={texts}>
        <Button variant="quiet" onClick={onBack}>
          {t('CONFIRM_ACCOUNT.REMEMBERED')}
        </Button>
      </NewAccountForm>
    </EntryPage>
  )
}

function RegistrationFacts({ registration }: { registration: PendingRegistration }) {
  const t = useText<TextKey>()
  const { email, name, surname, birthDate, phone } = registration
  return (
    <div className="stack gap-3">
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
