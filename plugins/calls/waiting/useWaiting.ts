import { useEffect, useEffectEvent, useState } from 'react'
import type { VideoCall } from '@schemas/generated/entities'
import { browserZone, formatTime } from '@portico/core/format/dates'
import { useApi } from '@portico/core/http/useApi'
import { useText } from '@portico/core/i18n/useText'
import { useHubMessage } from '@portico/core/realtime/hub'
import { useCallText } from '@portico/calls/texts'
import { usePoolWaiting } from '../pool/usePoolWaiting'
import { waitingOf } from './waitingOf'
import type { TextKey } from '../texts'

/** Milliseconds between two looks at the queue, should a message of the hub be lost. */
const LOOK = 30_000
/** Milliseconds between two looks at the clock. */
const TICK = 5000

/** What a patient who calls is told: where they are in the queue, and since when they wait. Read again with each change. */
export function useWaiting(call: VideoCall) {
  const now = useTick()
  const visit = useVisitWaiting(call, now)
  const pool = usePoolWaiting(call)
  const { mutate, ...waiting } = call.poolSince == null ? visit : pool
  const look = useEffectEvent(() => void mutate().catch(() => undefined))
  useEffect(() => {
    const timer = setInterval(() => look(), LOOK)
    return () => clearInterval(timer)
  }, [])
  useHubMessage('consultationChanged', () => look())
  const since = Date.parse(call.poolSince ?? call.startedAt)
  return { ...waiting, minutes: Math.max(0, Math.floor((now - since) / 60_000)) }
}

/** The same for the call of an appointment. */
function useVisitWaiting(call: VideoCall, now: number) {
  const t = useText<TextKey>()
  const tc = useCallText()
  const name = call.doctorName ?? ''
  const { data, mutate } = useApi(
    'GET api/video-calls/appointments/{id}',
    call.appointmentId === null
      ? null
      : { capability: 'visits', params: { id: call.appointmentId }, quiet: true },
  )
  const { kind, ahead, expectedAt } = waitingOf({ consultation: data, call, now })
  const time = expectedAt ? formatTime(expectedAt, browserZone()) : ''
  return {
    kind,
    title:
      kind === 'offline'
        ? tc('VIDEOCONSULTATION.NO_APPOINTMENT_DOCTOR', { name })
        : t(`CALLS.WAIT_${kind}`, { name, count: ahead, time }),
    hint: t(`CALLS.WAIT_${kind}_HINT`, {
      time: data ? formatTime(data.closesAt, browserZone()) : '',
    }),
    /** The title of the tab: what changes comes first, because a narrow tab shows a dozen letters. */
    tabTitle: t(tabTitles[kind], { name, time }),
    mutate,
  }
}

const tabTitles = {
  offline: 'CALLS.TAB_WAITS',
  expected: 'CALLS.TAB_EXPECTED',
  ahead: 'CALLS.TAB_WAITS',
  next: 'CALLS.TAB_NEXT',
  late: 'CALLS.TAB_WAITS',
  ready: 'CALLS.TAB_WAITS',
} as const

function useTick(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK)
    return () => clearInterval(timer)
  }, [])
  return now
}
