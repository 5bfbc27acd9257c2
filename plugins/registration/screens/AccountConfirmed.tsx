import { useText } from '@portico/core/i18n/useText'
import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { ConfirmAddress } from '../confirm/ConfirmAddress'
import { ConfirmRegistration } from '../confirm/ConfirmRegistration'
import { AskForLink } from '../parts/AskForLink'
import { ResultPage } from '../parts/ResultPage'
import { isConfirmed } from '../rules/isConfirmed'
import type { TextKey } from '../texts'

/** The page of the confirmation letter, and whether the account is confirmed (C-018). */
export default function AccountConfirmed() {
  const t = useText<TextKey>()
  const { confirmed, again, userId, token, hasAccount } = useRoute().query
  if (userId && token) {
    const link = { userId, token }
    return hasAccount ? <ConfirmAddress link={link} /> : <ConfirmRegistration link={link} />
  }
  if (!isConfirmed(confirmed)) return <AskForLink />
  const result = again ? 'ACCOUNT_CONFIRMED.ALREADY' : 'ACCOUNT_CONFIRMED.YES'
  return (
    <ResultPage icon="circle-check" title={t(result)} text={t(`${result}_TEXT`)}>
      <Link className={buttonClass({ size: 'lg' })} to="auth">
        {t('ENTRY.SIGN_IN')}
      </Link>
    </ResultPage>
  )
}
