import { useText } from '@portico/core/i18n/useText'
import { Link } from '@portico/core/routing/Link'
import { Icon } from '@portico/core/ui/media/Icon'
import type { TextKey } from '../texts'

/** The line of the account that leads to the receipts. */
export default function AccountLine() {
  const t = useText<TextKey>()
  return (
    <>
      <Icon name="credit-card" />
      <div className="min-w-0 flex-1">
        <p className="font-strong">{t('RECEIPTS.TITLE')}</p>
        <p className="text-muted text-sm">{t('RECEIPTS.LEAD')}</p>
      </div>
      <Link className="link" to="profile.paymentReceipts">
        {t('RECEIPTS.SEE')} <span className="sr-only">{t('RECEIPTS.MINE')}</span>
      </Link>
    </>
  )
}
