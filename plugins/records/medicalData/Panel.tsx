import { useText } from '@portico/core/i18n/useText'
import { useId, type ReactNode } from 'react'
import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { useAtomValue } from '@portico/core/state/store'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { Card, CardHead } from '@portico/core/ui/layout/Card'
import { Icon, type IconName } from '@portico/core/ui/media/Icon'
import { removalsAtom } from '../parts/removal'
import type { Kind, MedicalRecord } from './record'
import { PrescribedBy } from './PrescribedBy'
import { useSummary } from './useSummary'
import type { TextKey } from '../texts'

const icons: Readonly<Record<Kind, IconName>> = {
  allergy: 'triangle-alert',
  illness: 'heart-pulse',
  intervention: 'bone',
  medicine: 'pill',
}

interface Props {
  kind: Kind
  records: readonly Partial<MedicalRecord>[]
  /** Below the list. */
  children?: ReactNode
}

/** The records of one kind; each opens its form. */
export function Panel({ kind, records, children }: Props) {
  const t = useText<TextKey>()
  const title = useId()
  const { id: route } = useRoute()
  const removed = new Set(useAtomValue(removalsAtom).map(({ id }) => id))
  const shown = records.filter(({ id }) => !removed.has(`${kind} ${id}`))
  return (
    <Card as="section" flush aria-labelledby={title}>
      <CardHead>
        <h2 className="h2" id={title}>
          {t(`RECORDS.LIST.${kind}`)}
        </h2>
        <Link
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
          to={route}
          params={{ kind, recordId: 'new' }}
          aria-label={t(`RECORDS.ADD.${kind}`)}
        >
          <Icon name="plus" size="s" />
          <span>{t('RECORDS.ADD')}</span>
        </Link>
      </CardHead>
      {shown.length === 0 ? (
        <p className="text-muted px-5 pb-5">{t(`RECORDS.NONE.${kind}`)}</p>
      ) : (
        <ul className="list hairline-t">
          {shown.map((record) => (
            <Row key={record.id} kind={kind} record={record} />
          ))}
        </ul>
      )}
      {children}
    </Card>
  )
}

function Row({ kind, record }: { kind: Kind; record: Partial<MedicalRecord> }) {
  const { id: route } = useRoute()
  const summary = useSummary()(kind, record)
  return (
    <li>
      <Link className="list-row" to={route} params={{ kind, recordId: String(record.id) }}>
        <span className="text-brand">
          <Icon name={icons[kind]} />
        </span>
        <span className="flex-1 min-w-0 grid gap-0.5 wrap-anywhere">
          <span className="font-strong">{record.name}</span>
          {summary !== '' && <span className="text-sm text-muted">{summary}</span>}
          <PrescribedBy record={record} />
          {record.notes && <span className="text-sm line-clamp-2">{record.notes}</span>}
        </span>
        <Icon name="chevron-right" size="s" />
      </Link>
    </li>
  )
}
