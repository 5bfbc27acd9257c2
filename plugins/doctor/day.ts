import { useEffect, useEffectEvent } from 'react'
import type { DoctorConsultation } from '@schemas/generated/entities'
import { useNow } from '@core/format/useNow'
import { useApi, useInvalidate } from '@core/http/useApi'
import { useHubMessage } from '@core/realtime/hubMessages'

/** What a line of the day is at an instant. */
export type LineState = 'waiting' | 'inProgress' | 'next' | 'missed' | 'past' | 'ended' | 'inPerson'

/** The state of a consultation: who waits counts most, then what has happened, then the time. */
export function stateOf(line: DoctorConsultation, now: number): LineState {
  if (line.call?.status === 'inProgress') return 'inProgress'
  if (line.waitingSince) return 'waiting'
  if (line.endedAt) return 'ended'
  if (!line.isOnline) return 'inPerson'
  if (line.missedCalls > 0) return 'missed'
  return Date.parse(line.startDate) + line.duration * 60_000 < now ? 'past' : 'next'
}

/** Whether the summary of an ended consultation is missing. */
export const lacksSummary = ({ endedAt, summary, isOwn }: DoctorConsultation): boolean =>
  isOwn && endedAt !== null && !summary

/** Those who wait, the one who has waited longest first. */
export const waitingFirst = (lines: readonly DoctorConsultation[]): DoctorConsultation[] =>
  lines
    .filter(({ waitingSince, isOwn }) => isOwn && waitingSince !== null)
    .toSorted((a, b) => Date.parse(a.waitingSince ?? '') - Date.parse(b.waitingSince ?? ''))

/** The day of an instant in the browser's zone, as two instants. */
export function dayAround(now: number): { from: string; to: string } {
  const start = new Date(now)
  start.setHours(0, 0, 0, 0)
  const end = new Date(start)
  end.setDate(end.getDate() + 1)
  return { from: start.toISOString(), to: end.toISOString() }
}

/** Milliseconds between two looks at the day. */
const POLL = 30_000

/** The doctor's consultations of today, read again every 30 s while the page is visible and when who waits changes. */
export function useDay(withTeam = false) {
  const invalidate = useInvalidate()
  const day = useApi('GET api/video-calls/doctor/{from}/{to}', {
    params: dayAround(useNow()),
    ...(withTeam && { query: { showTeamAppointments: true } }),
    quiet: 'faults',
  })
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void invalidate('api/video-calls').catch(() => undefined)
  })
  useEffect(() => {
    const timer = setInterval(() => look(), POLL)
    return () => clearInterval(timer)
  }, [])
  useHubMessage('waitingChanged', () => look())
  return day
}
