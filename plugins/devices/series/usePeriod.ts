import { useGo } from '@portico/core/routing/useGo'
import { useRoute } from '@portico/core/routing/useRoute'
import { today as dateOfToday } from '../model/today'
import { dateOr } from '../model/period'
import { seriesById, type Range, type SeriesId } from '../model/series'

export type View = 'chart' | 'table'

export interface Period {
  date: string
  range: Range
  view: View
  /** Of sleep and activity, the device to show, where the person has chosen one. */
  device?: string | undefined
}

/** Date, range and view of a series; all are in the address, so that links and the back button work. */
export function usePeriod(series: SeriesId) {
  const go = useGo()
  const { id, params, query } = useRoute()
  const today = dateOfToday()
  const usual = seriesById[series].range
  const named = query['range']
  const period: Period = {
    date: dateOr(query['date'], today),
    range: named === 'day' || named === 'month' || named === 'year' ? named : usual,
    view: query['view'] === 'table' ? 'table' : 'chart',
    device: query['device'],
  }
  const change = (to: Partial<Period>) => {
    const { date, range, view, device } = { ...period, ...to }
    // The page of a patient names the series and the tab here.
    const { date: _date, range: _range, view: _view, device: _device, ...others } = query
    go(id, {
      params,
      query: {
        ...others,
        ...(date !== today && { date }),
        ...(range !== usual && { range }),
        ...(view === 'table' && { view }),
        ...(device !== undefined && { device }),
      },
    })
  }
  return { ...period, today, change }
}
