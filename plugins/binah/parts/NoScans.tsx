import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { Button } from '@portico/core/ui/actions/Button'
import { PhoneLink } from '@portico/core/ui/actions/PhoneLink'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { useTenant } from '@portico/core/tenant/useTenant'
import type { Balance } from '../flow/useScanTest'
import type { TextKey } from '../texts'
import { EnterByHandLink } from './EnterByHandLink'

/** No scans are left. Buying them is not possible yet, and the page says so. */
export function NoScans({ balance }: { balance: Balance }) {
  const t = useText<TextKey>()
  const { support } = useTenant()
  const [hasAsked, setHasAsked] = useState(false)
  return (
    <div className="max-w-160 stack gap-6">
      <PageHeader title={t('SCAN.NONE_LEFT')}>
        <p className="lead">{t('SCAN.NONE_LEFT_TEXT', { cost: balance.cost, tokens: balance.tokens })}</p>
      </PageHeader>
      {hasAsked && (
        <Notice tone="warning" role="alert">
          {t('VIDEO_VITALS_TEST.ERRORS.NOT_IMPLEMENTED')}
        </Notice>
      )}
      <div className="flex items-center gap-3 flex-wrap">
        <Button variant="secondary" onClick={() => setHasAsked(true)}>
          {t('SCAN.BUY')}
        </Button>
        {support?.phone && (
          <span>
            {t('SCAN.CALL')} <PhoneLink phone={support.phone} />
          </span>
        )}
        <EnterByHandLink />
      </div>
    </div>
  )
}
