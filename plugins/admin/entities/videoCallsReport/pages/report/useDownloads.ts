import { useRef, useState } from 'react'
import { addDays, addMonths, monthOf, startOf } from '@portico/core/format/calendarDate'
import { browserZone, wallClock } from '@portico/core/format/dates'
import { useCall } from '@portico/core/http/useCall'
import { saveFile } from '@portico/core/files/saveFile'
import type { DateRange } from '../../../../dateRange/range'
import { queryOf, type ReportFilter } from './filter'

/** A report requested since the page was opened. */
export interface Download {
  id: number
  name: string
  range: DateRange
  /** HH:mm, the time of the request. */
  time: string
  state: 'running' | 'done' | 'stopped' | 'failed'
  /** Lines received so far, without the header. */
  lines: number
  bytes: number
}

/** Downloads reports in parallel. Each can be stopped, and is saved once it is complete. */
export function useDownloads() {
  const call = useCall()
  const [downloads, setDownloads] = useState<readonly Download[]>([])
  const stops = useRef(new Map<number, AbortController>())

  const update = (id: number, part: Partial<Download>) =>
    setDownloads((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)))

  const start = async (range: DateRange, filter: ReportFilter) => {
    const id = stops.current.size + 1
    const stop = new AbortController()
    stops.current.set(id, stop)
    const { time } = wallClock(Date.now(), browserZone())
    const one: Download = { id, name: nameOf(range), range, time, state: 'running', lines: 0, bytes: 0 }
    setDownloads((all) => [one, ...all])
    const pieces: string[] = []
    let lines = -1
    try {
      await call('GET api/video-calls/export', {
        query: queryOf(range, filter),
        signal: stop.signal,
        quiet: true,
        onText: (piece) => {
          pieces.push(piece)
          lines += piece.split('\n').length - 1
          update(id, { lines: Math.max(0, lines) })
        },
      })
      const file = new Blob(pieces, { type: 'text/csv;charset=utf-8' })
      update(id, { state: 'done', bytes: file.size })
      saveFile(one.name, file)
    } catch {
      update(id, { state: stop.signal.aborted ? 'stopped' : 'failed' })
    }
  }
  return { downloads, start, stop: (id: number) => stops.current.get(id)?.abort() }
}

/** `video-calls-2026-10.csv` of a whole month, else with both dates. */
function nameOf({ start, end }: DateRange): string {
  const month = monthOf(start)
  const isMonth = start === startOf(start, 'month') && addDays(end, 1) === `${addMonths(month, 1)}-01`
  return `video-calls-${isMonth ? month : `${start}-${end}`}.csv`
}
