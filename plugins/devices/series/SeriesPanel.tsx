import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { Card } from '@portico/core/ui/layout/Card'
import { seriesById, type SeriesId } from '../model/series'
import type { SeriesAnswer } from '../model/useSeries'
import { useDevicesText } from '../texts'
import { Period } from './Period'
import { SeriesData } from './SeriesData'
import type { usePeriod } from './usePeriod'

interface Props {
  id: SeriesId
  period: ReturnType<typeof usePeriod>
  answer: SeriesAnswer
  /** Of a patient, for a professional: nothing can be corrected. */
  isPatient?: boolean
}

/** A series of a day, month or year as a chart, a table, a sentence and a file. */
export function SeriesPanel({ id, period, answer, isPatient = false }: Props) {
  const { t } = useDevicesText()
  const { lines, sources, devices, error, isValidating, mutate } = answer
  const isEmpty = lines?.every(({ samples }) => samples.length === 0)
  return (
    <Card as="section" className="stack gap-5" aria-label={t(`DEVICES.SERIES.${id}`)}>
      <Period period={period} />
      {lines && !isEmpty ? (
        <SeriesData
          id={id}
          lines={lines}
          devices={devices}
          sources={sources}
          period={period}
          isPatient={isPatient}
        />
      ) : lines ? (
        <EmptyState
          icon={seriesById[id].icon}
          title={t(period.range === 'day' ? 'DEVICES.NONE_DAY' : 'DEVICES.NONE_PERIOD')}
          text={t(isPatient ? 'DEVICES.NONE_PATIENT' : 'DEVICES.NONE_TEXT')}
        />
      ) : error ? (
        <ErrorState
          title={t(isPatient ? 'DEVICES.FAILED_PATIENT' : 'DEVICES.FAILED')}
          text={t('DEVICES.STILL_SAVED')}
          busy={isValidating}
          onRetry={() => void mutate()}
        />
      ) : (
        <Loading>
          <Skeleton shape="block" height="22rem" />
        </Loading>
      )}
    </Card>
  )
}
