import { browserZone, formatDate } from '@portico/core/format/dates'
import { numberFormat } from '@portico/core/format/intl'
import { Checkbox } from '@portico/core/ui/forms/Checkbox'
import type { MeasurePreview } from '../../import/preview'
import { useMeasureText } from '../useMeasureText'

/** How many devices are named. */
const NAMED = 4

interface Props {
  measure: MeasurePreview
  isChosen: boolean
  onToggle: () => void
}

/** What a file holds of a measure, with its devices; it can be left out. */
export function MeasureRow({
  measure: { id, added, known, doubtful, from, to, sources },
  isChosen,
  onToggle,
}: Props) {
  const { t, language, nameOf } = useMeasureText()
  const number = numberFormat(language, {})
  const zone = browserZone()
  const counts = [
    ['DEVICES.IMPORT_COUNT.new', added],
    ['DEVICES.IMPORT_COUNT.known', known],
    ['DEVICES.IMPORT_COUNT.doubtful', doubtful],
  ] as const
  return (
    <li className="list-row flex-wrap">
      <div className="min-w-0 flex-1 grid gap-0.5">
        <Checkbox checked={isChosen} onChange={onToggle}>
          <span className="font-strong">{nameOf(id)}</span>
        </Checkbox>
        <span className="text-sm text-muted">
          {t('DEVICES.IMPORT_SPAN', {
            from: formatDate(new Date(from).toISOString(), zone),
            to: formatDate(new Date(to).toISOString(), zone),
          })}
        </span>
        <span className="text-sm text-muted">
          {sources
            .slice(0, NAMED)
            .map(({ name, count }) => `${name} ${number.format(count)}`)
            .join(' · ')}
          {sources.length > NAMED &&
            ` · ${t('DEVICES.IMPORT_MORE_SOURCES', { count: sources.length - NAMED })}`}
        </span>
      </div>
      <dl className="flex gap-5">
        {counts.map(([key, count]) => (
          <div key={key}>
            <dt className="text-sm text-muted">{t(key)}</dt>
            <dd className="font-strong figures">{number.format(count)}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
