import { useEffect, useRef } from 'react'
import { useApi } from '@portico/core/http/useApi'
import { useRoute } from '@portico/core/routing/useRoute'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { Card, CardHead } from '@portico/core/ui/layout/Card'
import { isSeries, type SeriesId } from '../model/series'
import { SeriesRow } from '../overview/SeriesRow'
import { SeriesPanel } from '../series/SeriesPanel'
import { TimeInRange } from '../series/TimeInRange'
import { usePeriod, withoutPeriod } from '../series/usePeriod'
import { useDevicesText } from '../texts'
import { OwnMeasurements } from './OwnMeasurements'
import { abnormalFirst } from './abnormalFirst'
import { usePatientSeries } from './usePatientSeries'

/** The measurements of a patient for a professional, or those of the person on the overview of their own health. */
export default function PatientMeasurements({ patientId }: { patientId?: string }) {
  return patientId === undefined ? <OwnMeasurements /> : <OfPatient patientId={patientId} />
}

/** The last values, and below them the series that is in the address. */
function OfPatient({ patientId }: { patientId: string }) {
  const { query } = useRoute()
  const series = query['series'] ?? ''
  return (
    <>
      <LastValues patientId={patientId} />
      {isSeries(series) && <PatientSeries key={series} id={series} patientId={patientId} />}
    </>
  )
}

function LastValues({ patientId }: { patientId: string }) {
  const { t } = useDevicesText()
  // The page of a patient, or the call with them.
  const { id: route, params, query } = useRoute()
  const { data, error, isValidating, mutate } = useApi('GET api/patients/{patientId}/measurements', {
    capability: 'patients',
    params: { patientId },
    quiet: 'faults',
  })
  const found = (data ?? []).length > 0
  return (
    <Card as="section" flush aria-labelledby="patient-measurements">
      <CardHead>
        <h2 className="h2" id="patient-measurements">
          {t('MENU.MONITORING')}
        </h2>
      </CardHead>
      {data && found ? (
        <ul className="list">
          {abnormalFirst(data).map(({ id, last }) => (
            <SeriesRow
              key={id}
              id={id}
              last={last}
              isPatient
              to={route}
              params={params}
              query={{ ...withoutPeriod(query), series: id }}
            />
          ))}
        </ul>
      ) : data ? (
        <EmptyState icon="activity" title={t('DEVICES.NO_VALUES')} text={t('DEVICES.NO_VALUES_PATIENT')} />
      ) : error ? (
        <ErrorState title={t('DEVICES.FAILED_PATIENT')} busy={isValidating} onRetry={() => void mutate()} />
      ) : (
        <Loading>
          <Skeleton shape="block" height="20rem" />
        </Loading>
      )}
    </Card>
  )
}

function PatientSeries({ patientId, id }: { patientId: string; id: SeriesId }) {
  const { t } = useDevicesText()
  const period = usePeriod(id)
  const answer = usePatientSeries(patientId, id, period)
  const heading = useRef<HTMLHeadingElement>(null)
  // The series opens below the list that was pressed.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="stack gap-3">
      <h2 className="h2" ref={heading} tabIndex={-1}>
        {t(`DEVICES.SERIES.${id}`)}
      </h2>
      <SeriesPanel id={id} period={period} answer={answer} isPatient />
      {id === 'glucose' && <TimeInRange date={period.date} patientId={patientId} />}
    </div>
  )
}
