import { useRoute } from '@core/routing/useRoute'
import type { SeriesId } from '../model/series'
import { useLast } from '../model/useSeries'
import { SeriesRow } from './SeriesRow'

/** The last value of an own series, and the way to it. */
export function LastRow({ id, onOpen }: { id: SeriesId; onOpen?: () => void }) {
  const { last, error } = useLast(id)
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
