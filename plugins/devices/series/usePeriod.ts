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

/** The query of an address without date, range, view and device: what the page itself has in it, such as the section beside a call. */
export function withoutPeriod(query: Readonly<Record<string, string>>): Record<string, string> {
  const { date: _date, range: _range, view: _view, device: _device, ...others } = query
  return others
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
    go(id, {
      params,
      query: {
        // The page of a patient names the series and the tab here.
        ...withoutPeriod(query),
        ...(date !== today && { date }),
        ...(range !== usual && { range }),
        ...(view === 'table' && { view }),
        ...(device !== undefined && { device }),
      },
    })
  }
  return { ...period, today, change }
}
