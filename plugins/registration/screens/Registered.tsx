import { useText } from '@portico/core/i18n/useText'
import { useId, useState } from 'react'
import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { tabStorage } from '@portico/core/state/tabStorage'
import { useTenant } from '@portico/core/tenant/useTenant'
import { Card } from '@portico/core/ui/layout/Card'
import { ResultPage } from '../parts/ResultPage'
import { SendAgain } from '../parts/SendAgain'
import { loadSent } from '../rules/draft'
import type { TextKey } from '../texts'

/** The letter is on its way. Without a letter of this tab it says only where to look. */
export default function Registered() {
  const t = useText<TextKey>()
  const heading = useId()
  const { id } = useTenant()
  const { params } = useRoute()
  const [sent, setSent] = useState(() => loadSent(tabStorage(), id))
  return (
    <ResultPage
      icon="mail"
      title={t('REGISTERED.TITLE')}
      text={sent ? t('REGISTERED.TEXT', { email: sent.email }) : t('REGISTERED.TEXT_NO_EMAIL')}
    >
      <Card as="section" aria-labelledby={heading}>
        <div className="stack">
          <h2 className="h3" id={heading}>
            {t('REGISTERED.NOT_SEEN')}
          </h2>
          <p>{t('REGISTERED.NOT_SEEN_TEXT')}</p>
          {sent && (
            <SendAgain email={sent.email} sentAt={sent.at} onSent={(at) => setSent({ ...sent, at })} />
          )}
        </div>
      </Card>
      <p>
        {t('REGISTERED.MISSPELT')}{' '}
        <Link className="link" to="register" params={params}>
          {t('REGISTERED.CORRECT')}
        </Link>
      </p>
    </ResultPage>
  )
}
