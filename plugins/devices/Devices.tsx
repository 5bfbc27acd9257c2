import { useRoute } from '@portico/core/routing/useRoute'
import { EntryPage } from './entry/EntryPage'
import { isSeries } from './model/series'
import { Overview } from './overview/Overview'
import { SeriesPage } from './series/SeriesPage'

/** The measurements: all series, one of them, or a reading that is written down or corrected. */
export default function Devices() {
  const { series = '', id = '' } = useRoute().params
  if (series === 'new') return <EntryPage />
  if (series === 'reading') return <EntryPage key={id} readingId={Number(id)} />
  return isSeries(series) ? <SeriesPage key={series} id={series} /> : <Overview />
}
