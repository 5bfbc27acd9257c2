import { useState } from 'react'
import type { RecordShare } from '@schemas/generated/entities'
import { useApi } from '@portico/core/http/useApi'
import { useText } from '@portico/core/i18n/useText'
import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { Card, CardHead } from '@portico/core/ui/layout/Card'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { BackToList } from '../parts/BackToList'
import type { TextKey } from '../texts'
import { ShareMade, type MadeShare } from './ShareMade'
import { ShareNew } from './ShareNew'
import { ShareRow } from './ShareRow'

/** The links that the person has given: the list, the form of a new one, and the link and code of one that was just made. */
export default function Shares() {
  const { params } = useRoute()
  const [made, setMade] = useState<MadeShare>()
  if (params['part'] === 'shares') return <List />
  return made ? <ShareMade made={made} onEnd={() => setMade(undefined)} /> : <ShareNew onMade={setMade} />
}

function List() {
  const t = useText<TextKey>()
  const { id } = useRoute()
  const { data, error, isValidating, mutate } = useApi('GET api/shares', {
    capability: 'shares',
    quiet: 'faults',
  })
  return (
    <div className="stack gap-6">
      <PageHeader back={<BackToList label={t('MENU.HEALTH')} />} title={t('RECORDS.SHARES')}>
        <p className="lead">{t('RECORDS.SHARES_TEXT')}</p>
        <div>
          <Link className={buttonClass({})} to={id} params={{ part: 'share' }}>
            {t('RECORDS.SHARE_NEW')}
          </Link>
        </div>
      </PageHeader>
      {data ? (
        <Groups shares={data} onChange={() => void mutate()} />
      ) : error ? (
        <ErrorState title={t('RECORDS.SHARES_FAILED')} busy={isValidating} onRetry={() => void mutate()} />
      ) : (
        <Loading>
          <Skeleton shape="block" height="12rem" />
        </Loading>
      )}
    </div>
  )
}

function Groups({ shares, onChange }: { shares: readonly RecordShare[]; onChange: () => void }) {
  const t = useText<TextKey>()
  if (shares.length === 0) return <EmptyState icon="lock" title={t('RECORDS.SHARES_NONE')} />
  const groups = [
    [t('RECORDS.SHARES_OPEN'), shares.filter(({ state }) => state === 'open')],
    [t('RECORDS.SHARES_ENDED'), shares.filter(({ state }) => state !== 'open')],
  ] as const
  return groups.map(([title, found]) =>
    found.length === 0 ? null : (
      <Card key={title} as="section" flush aria-label={title}>
        <CardHead>
          <h2 className="h2">{title}</h2>
        </CardHead>
        <ul className="list">
          {found.map((share) => (
            <ShareRow key={share.id} share={share} onChange={onChange} />
          ))}
        </ul>
      </Card>
    ),
  )
}
