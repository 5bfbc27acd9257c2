import { useEffect, useEffectEvent, useMemo } from 'react'
import type { DoctorConsultation, VisitState } from '@schemas/generated/entities'
import { addDays } from '@portico/core/format/calendarDate'
import { browserZone, localDate, startOfDay } from '@portico/core/format/dates'
import { useApi, useInvalidate } from '@portico/core/http/useApi'
import { useCapability } from '@portico/core/plugin/capability/useCapability'
import { useHubMessage } from '@portico/core/realtime/hub'
import { linesOf } from './plainDay'

/** A consultation of somebody whom the doctor or the colleague treats: only then the server says who it is. */
export type KnownLine = DoctorConsultation & { patientId: string; patientName: string }

/** Whether the server says who it is. */
export const isKnown = (line: DoctorConsultation): line is KnownLine =>
  line.patientId !== null && line.patientName !== null

/** What a line of the day is at an instant. */
export type LineState =
  | 'waiting'
  | 'inProgress'
  | 'next'
  | 'missed'
  | 'ringing'
  | 'cutOff'
  | 'refused'
  | 'past'
  | 'unfinished'
  | 'noShow'
  | 'ended'
  | 'inPerson'
  | 'unwritten'
  | 'proposed'
  | 'declined'
  | 'expired'

/** The lines of the states that the server tells. A visit that is planned is shown by its time. */
const lineStates = {
  waiting: 'waiting',
  ringing: 'ringing',
  inProgress: 'inProgress',
  cutOff: 'cutOff',
  toFinish: 'unfinished',
  finished: 'ended',
  missed: 'missed',
  refused: 'refused',
  noShow: 'noShow',
} as const satisfies Partial<Record<VisitState['state'], LineState>>

/**
 * The state of a consultation: a proposal first, then what the server says, then the time. A server that tells no state has its
 * parts.
 */
export function stateOf(line: DoctorConsultation, now: number): LineState {
  if (line.proposal) return line.proposal.state === 'open' ? 'proposed' : line.proposal.state
  const state = line.visitState?.state
  if (state && state in lineStates) return lineStates[state as keyof typeof lineStates]
  if (line.call?.status === 'inProgress') return 'inProgress'
  if (line.waitingSince) return 'waiting'
  if (line.isFinished) return 'ended'
  if (line.isUnfinished) return 'unfinished'
  if (line.missedAt) return 'noShow'
  if (line.endedAt) return 'ended'
  const start = Date.parse(line.startDate)
  const isOver = start + line.duration * 60_000 < now
  if (!line.isOnline) return isOver ? 'unwritten' : start <= now ? 'inPerson' : 'next'
  if (line.missedCalls > 0) return 'missed'
  return isOver ? 'past' : 'next'
}

/** Whether a consultation was finished without a summary. */
export const lacksSummary = ({ isFinished, summary, isOwn }: DoctorConsultation): boolean =>
  isOwn && isFinished === true && !summary

/** Those who wait, the one who has waited longest first. */
export const waitingFirst = (lines: readonly DoctorConsultation[]): KnownLine[] =>
  lines
    .filter(isKnown)
    .filter(({ waitingSince, isOwn }) => isOwn && waitingSince !== null)
    .toSorted((a, b) => Date.parse(a.waitingSince ?? '') - Date.parse(b.waitingSince ?? ''))

/** The date of an address, or that of an instant in the browser's zone for anything else. */
export const dateOr = (text: string | undefined, now: number): string =>
  text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
    ? text
    : localDate(now, browserZone())

/** The address of the page of a consultation: its id, and the day on which it is found. */
export const pageOf = ({
  appointmentId,
  startDate,
}: Pick<DoctorConsultation, 'appointmentId' | 'startDate'>) => ({
  params: { id: String(appointmentId) },
  query: { day: localDate(startDate, browserZone()) },
})

/** Days in the browser's zone, as two instants. Takes the first day as YYYY-MM-DD, and how many they are. */
export const rangeOf = (date: string, days = 1): { from: string; to: string } => ({
  from: startOfDay(date, browserZone()),
  to: startOfDay(addDays(date, days), browserZone()),
})

/** Milliseconds between two looks at the day. */
const POLL = 30_000

/**
 * The doctor's consultations of a day, or of some days from it, read again every 30 s while the page is visible, and when a patient starts or stops
 * waiting.
 */
export function useDay(date: string, withTeam = false, days = 1) {
  const invalidate = useInvalidate()
  const hasVisits = useCapability('visits')
  const input = {
    params: rangeOf(date, days),
    ...(withTeam && { query: { showTeamAppointments: true } }),
    quiet: 'faults',
  } as const
  const visits = useApi(
    'GET api/video-calls/doctor/{from}/{to}',
    hasVisits ? { capability: 'visits', ...input } : null,
  )
  const plain = useApi('GET api/appointments/doctor/{from}/{to}', hasVisits ? null : input)
  const lines = useMemo(() => plain.data && linesOf(plain.data), [plain.data])
  const look = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return
    void invalidate(hasVisits ? 'api/video-calls' : 'api/appointments').catch(() => undefined)
  })
  useEffect(() => {
    const timer = setInterval(() => look(), POLL)
    return () => clearInterval(timer)
  }, [])
  useHubMessage('waitingChanged', () => look())
  return hasVisits ? visits : { ...plain, data: lines }
}
