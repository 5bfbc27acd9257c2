import { useCapability } from '@portico/core/plugin/capability/useCapability'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { outliersOf, type Outlier } from '../model/outliers'
import type { Line } from '../model/series'
import { useDevicesText } from '../texts'
import { useConfirmation } from './useConfirmation'
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
  const { id: route, params } = useRoute()
  const textOf = useOutlierText()
  const confirm = useConfirmation()
  const hasReadings = useCapability('readings')
  const { readingId, date } = outlier.sample
  const text = textOf(outlier)
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <span className="font-strong">{text}</span>
      {readingId !== undefined && !isPatient && hasReadings && (
        <>
          <Link className="link" to={route} params={{ series: 'reading', id: String(readingId) }}>
            {t('DEVICES.CORRECT')}
          </Link>
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('DEVICES.CONFIRM_OF', { value: text })}
            onClick={() => void confirm(readingId, true)}
          >
            {t('DEVICES.CONFIRM')}
          </Button>
        </>
      )}
      {readingId === undefined && date !== undefined && !isPatient && (
        <Link className="link" to={route} params={params} query={{ date, range: 'day' }}>
          {t('DEVICES.OUTLIER_DAY')}
        </Link>
      )}
    </li>
  )
}
