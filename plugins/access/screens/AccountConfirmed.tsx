import { useText } from '@core/i18n/useText'
import { Link } from '@core/routing/Link'
import { useRoute } from '@core/routing/useRoute'
import { buttonClass } from '@core/ui/actions/buttonClass'
import type es from '../locales/es.json'
import { StatusPage } from '../parts/StatusPage'
import { isConfirmed } from '../rules'

/** The target of the link in the confirmation e-mail (AUTH-037, AUTH-056, C-018). */
export default function AccountConfirmed() {
  const t = useText<keyof typeof es>()
  const yes = isConfirmed(useRoute().query['confirmed'])
  return (
    <StatusPage
      icon={yes ? 'circle-check' : 'circle-alert'}
      title={t(yes ? 'ACCOUNT_CONFIRMED.YES' : 'ACCOUNT_CONFIRMED.NO')}
      text={t(yes ? 'ACCOUNT_CONFIRMED.YES_TEXT' : 'ACCOUNT_CONFIRMED.NO_TEXT')}
      help={!yes}
    >
      <Link className={buttonClass({ size: 'lg' })} to="auth">
        {t('AUTH.SIGN_IN')}
      </Link>
    </StatusPage>
  )
}
