import { useEffect, useEffectEvent, useState } from 'react'
import { useApi, useInvalidate } from '@portico/core/http/useApi'
import { useHubMessage } from '@portico/core/realtime/hub'
import { useCapability } from '@portico/core/plugin/capability/useCapability'
import { bareVisit, nextVisit } from './nextVisit'

/** Milliseconds between two looks at the appointments. */
const POLL = 30_000

/** The current time in ms, each second. */
export function useSecond(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** The appointment of the board and its consultation. */
export function useVisit(now: number) {
  const current = useApi('GET api/appointments/', { quiet: 'faults' })
  // An appointment ends before its patient is late, so those that are over are read as well.
  const all = useApi('GET api/appointments/all', { quiet: true })
  const known = [...(current.data ?? []), ...(all.data ?? [])]
  const appointment = nextVisit(known, now)
  const hasVisits = useCapability('visits')
  const consultation = useApi(
    'GET api/video-calls/appointments/{id}',
    appointment && hasVisits
      ? { capability: 'visits', params: { id: appointment.id }, quiet: 'faults' }
      : null,
  )
  const error = current.error ?? consultation.error
  return {
    appointment,
    consultation: hasVisits ? consultation.data : appointment && bareVisit(appointment),
    isLoading: !error && (!current.data || (appointment !== undefined && hasVisits && !consultation.data)),
    error,
    reload: () => Promise.all([current.mutate(), consultation.mutate()]),
  }
}

/**
 * Reads appointments and consultation again every 30 s while the page is visible, and when the hub says that they changed (C-061). What
 * changes during a call is read when the page shows it again.
 */
export function usePolling(): void {
  const invalidate = useInvalidate()
  const look = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return
    void invalidate('api/appointments/').catch(() => undefined)
    void invalidate('api/video-calls').catch(() => undefined)
  })
  useEffect(() => {
    const timer = setInterval(() => look(), POLL)
    const listen = () => look()
    document.addEventListener('visibilitychange', listen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', listen)
    }
  }, [])
  useHubMessage('consultationChanged', () => look())
  useHubMessage('callEnded', () => look())
}
