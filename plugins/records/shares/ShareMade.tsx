import { browserZone, formatDateTime } from '@portico/core/format/dates'
import { useCall } from '@portico/core/http/useCall'
import { useText } from '@portico/core/i18n/useText'
import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { Button, buttonClass } from '@portico/core/ui/actions/Button'
import { toast } from '@portico/core/ui/feedback/toast'
import { Card } from '@portico/core/ui/layout/Card'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import type { TextKey } from '../texts'
import { BackToShares } from './BackToShares'
import { spaced } from './code'
import { QrCode } from '@portico/core/ui/media/QrCode'

/** A link that was just made. Its code is shown only now. */
export interface MadeShare {
  id: number
  label: string
  expiresAt: string
  code: string
  address: string
}

interface Props {
  made: MadeShare
  onEnd: () => void
}

/** The link, its code and a QR code of the link. */
export function ShareMade({ made, onEnd }: Props) {
  const t = useText<TextKey>()
  const { id: route } = useRoute()
  const call = useCall()
  const { id, label, expiresAt, code, address } = made
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    toast({ tone: 'success', text: t('RECORDS.SHARE_COPIED') })
  }
  const revoke = async () => {
    await call('DELETE api/shares/{id}', { capability: 'shares', params: { id } })
    toast({ tone: 'success', text: t('RECORDS.SHARE_REVOKED') })
    onEnd()
  }
  return (
    <div className="stack gap-6">
      <PageHeader back={<BackToShares />} title={t('RECORDS.SHARE_READY')}>
        <p className="lead">{t('RECORDS.SHARE_READY_TEXT')}</p>
      </PageHeader>
      <Card as="section" className="flex flex-wrap gap-6" aria-label={t('RECORDS.SHARE_LINK')}>
        <div className="stack gap-2 w-52">
          <QrCode text={address} label={t('RECORDS.SHARE_QR')} />
          <p className="text-sm text-muted">{t('RECORDS.SHARE_QR_TEXT')}</p>
        </div>
        <div className="stack gap-5 min-w-0 flex-1 basis-72">
          <div className="stack gap-2">
            <h2 className="h3">{t('RECORDS.SHARE_STEP_LINK')}</h2>
            <p className="text-sm [overflow-wrap:anywhere]">{address}</p>
            <div>
              <Button variant="secondary" onClick={() => void copy()}>
                {t('RECORDS.SHARE_COPY')}
              </Button>
            </div>
          </div>
          <div className="stack gap-2">
            <h2 className="h3">{t('RECORDS.SHARE_STEP_CODE')}</h2>
            <p className="text-2xl font-strong figures">{spaced(code)}</p>
            <p className="text-sm text-muted">{t('RECORDS.SHARE_TRIES')}</p>
          </div>
          <p>{t('RECORDS.SHARE_FOR', { label, until: formatDateTime(expiresAt, browserZone()) })}</p>
        </div>
      </Card>
      <div className="flex flex-wrap gap-3">
        <Link className={buttonClass({})} to={route} params={{ part: 'shares' }}>
          {t('RECORDS.SHARE_LIST')}
        </Link>
        <Button variant="quiet" icon="trash-2" onClick={() => void revoke()}>
          {t('RECORDS.SHARE_REVOKE_NOW')}
        </Button>
      </div>
    </div>
  )
}
