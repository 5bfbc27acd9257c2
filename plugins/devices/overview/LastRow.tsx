import { useRoute } from '@portico/core/routing/useRoute'
import type { SeriesId } from '../model/series'
import { useLastReading } from '../model/useSeries'
import { SeriesRow } from './SeriesRow'

/** The last value of one of the person's series, with a link to it. */
export function LastRow({ id, onOpen }: { id: SeriesId; onOpen?: () => void }) {
  const { last, error } = useLastReading(id)
  const { id: route } = useRoute()
  return (
    <SeriesRow
      id={id}
      last={last}
      failed={error !== undefined}
      to={route === 'videoCallMobile.devices' ? route : 'videoConsultation.videoCall.devices'}
      params={{ series: id }}
      onClick={() => onOpen?.()}
    />
  )
}
