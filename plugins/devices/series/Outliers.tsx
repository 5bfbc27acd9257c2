import { Notice } from '@portico/core/ui/feedback/Notice'
import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { outliersOf, type Outlier } from '../model/outliers'
import type { Line } from '../model/series'
import { useDevicesText } from '../texts'
import { useOutlierText } from './useOutlierText'

/** More than these are counted and stay marked in the chart and the table. */
const MOST = 3

/** Names the values that stand out and what to do about them. */
export function Outliers({ lines, isPatient }: { lines: readonly Line[]; isPatient: boolean }) {
  const { t } = useDevicesText()
  const found = lines.flatMap(outliersOf)
  if (found.length === 0) return null
  return (
    <Notice tone="warning">
      <ul className="stack gap-2">
        {found.slice(0, MOST).map((outlier) => (
          <OutlierItem
            key={`${outlier.line} ${outlier.sample.time}`}
            outlier={outlier}
            isPatient={isPatient}
          />
        ))}
      </ul>
      {found.length > MOST && <p>{t('DEVICES.OUTLIERS_MORE', { count: found.length - MOST })}</p>}
      {!isPatient && <p className="text-pretty">{t('DEVICES.OUTLIERS_TEXT')}</p>}
    </Notice>
  )
}

function OutlierItem({ outlier, isPatient }: { outlier: Outlier; isPatient: boolean }) {
  const { t } = useDevicesText()
  const { id: route } = useRoute()
  const textOf = useOutlierText()
  const { readingId } = outlier.sample
  return (
    <li>
      <span className="font-strong">{textOf(outlier)}</span>{' '}
      {readingId !== undefined && !isPatient && (
        <Link className="link" to={route} params={{ series: 'reading', id: String(readingId) }}>
          {t('DEVICES.CORRECT')}
        </Link>
      )}
    </li>
  )
}
