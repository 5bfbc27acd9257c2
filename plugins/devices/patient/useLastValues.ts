import { seriesIds, type SeriesId } from '../model/series'
import { useLastReading } from '../model/useSeries'

/** The last values of all series of the person, read at the same time. */
export function useLastValues() {
  const answers = {
    'blood-pressure': useLastReading('blood-pressure'),
    'heart-rate': useLastReading('heart-rate'),
    oxygen: useLastReading('oxygen'),
    glucose: useLastReading('glucose'),
    temperature: useLastReading('temperature'),
    weight: useLastReading('weight'),
    sleep: useLastReading('sleep'),
    activity: useLastReading('activity'),
  } satisfies Record<SeriesId, unknown>
  const all = seriesIds.map((id) => answers[id])
  const failed = all.filter(({ data, error }) => error !== undefined && !data)
  return {
    lasts: Object.fromEntries(seriesIds.map((id) => [id, answers[id].last])) as Record<
      SeriesId,
      (typeof all)[number]['last']
    >,
    isLoading: all.some(({ data, error }) => !data && error === undefined),
    hasFailed: failed.length > 0,
    retry: () => failed.forEach(({ mutate }) => void mutate()),
  }
}
