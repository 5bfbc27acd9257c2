import type { ActingEntry } from '@schemas/generated/entities'
import { formatDateTime } from '@core/format/dates'
import { browserZone } from '@core/format/zone'
import { useApi } from '@core/http/useApi'
import { useText } from '@core/i18n/useText'
import { EmptyState } from '@core/ui/feedback/EmptyState'
import { ErrorState } from '@core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@core/ui/feedback/Skeleton'
import { Card } from '@core/ui/layout/Card'
import { PageHeader } from '@core/ui/layout/PageHeader'
import { Icon } from '@core/ui/media/Icon'
import type { IconName } from '@core/ui/media/icons'
import type es from '../locales/es.json'
import '../accountUse.css'

/** What others did in the account that is used (ROLE-005). */
export default function AccountUse() {
  const t = useText<keyof typeof es>()
  const { data, error, isValidating, mutate } = useApi('GET api/users/acting-log', { quiet: 'faults' })
  return (
    <div className="stack stack-6">
      <PageHeader title={t('ACCOUNT_USE.TITLE')}>
        <p className="lead">{t('ACCOUNT_USE.TEXT')}</p>
      </PageHeader>
      {data ? (
        <Entries entries={data} />
      ) : error ? (
        <ErrorState title={t('ACCOUNT_USE.FAILED')} busy={isValidating} onRetry={() => void mutate()} />
      ) : (
        <Loading>
          <Skeleton shape="block" height="12rem" />
        </Loading>
      )}
    </div>
  )
}

const icons: Readonly<Record<ActingEntry['action'], IconName>> = {
  entered: 'eye',
  booked: 'calendar-plus',
  moved: 'calendar',
  cancelled: 'x',
  changed: 'pencil',
  read: 'eye',
  measurements: 'activity',
  downloaded: 'file-text',
  linked: 'external-link',
  linkSent: 'mail',
  emailChanged: 'mail',
  phoneChanged: 'phone',
  passwordChanged: 'lock',
  changesUndone: 'refresh-cw',
  emergency: 'triangle-alert',
}

function Entries({ entries }: { entries: readonly ActingEntry[] }) {
  const t = useText<keyof typeof es>()
  const zone = browserZone()
  if (entries.length === 0)
    return (
      <Card>
        <EmptyState icon="eye" title={t('ACCOUNT_USE.EMPTY')} text={t('ACCOUNT_USE.EMPTY_TEXT')} />
      </Card>
    )
  return (
    <Card flush>
      <ul className="account-use">
        {entries.map(({ at, by, as, action, detail }, index) => (
          <li key={`${at} ${index}`}>
            <Icon name={icons[action]} />
            <div>
              <p className="strong">{t(`ACCOUNT_USE.${action}`, { name: by, file: detail })}</p>
              <p className="small muted">
                {t(`ACCOUNT_USE.${as}`)} · {formatDateTime(at, zone)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
