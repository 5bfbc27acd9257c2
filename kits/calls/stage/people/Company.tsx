import { Suspense } from 'react'
import type { CallCompany } from '@schemas/generated/entities'
import { browserZone, formatTime } from '@portico/core/format/dates'
import { useCallText } from '../../texts'

/** Who else was in the calls of a visit, and from when to when. Nothing where nobody was. */
export function Company({ company = [] }: { company?: readonly CallCompany[] | undefined }) {
  if (company.length === 0) return null
  return (
    <Suspense>
      <Names company={company} />
    </Suspense>
  )
}

function Names({ company }: { company: readonly CallCompany[] }) {
  const t = useCallText()
  const zone = browserZone()
  return (
    <div className="text-sm">
      <p className="font-strong">{t('PEOPLE.COMPANY')}</p>
      <ul>
        {company.map(({ name, kind, joinedAt, leftAt }) => (
          <li key={`${joinedAt} ${name}`}>
            {t('PEOPLE.NAME_KIND', { name, kind: t(`PEOPLE.KIND_${kind}`).toLowerCase() })} ·{' '}
            {formatTime(joinedAt, zone)}
            {leftAt && `–${formatTime(leftAt, zone)}`}
          </li>
        ))}
      </ul>
    </div>
  )
}
