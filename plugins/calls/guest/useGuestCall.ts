import { useEffect, useEffectEvent, useState } from 'react'
import type { GuestCall, VideoCall } from '@schemas/generated/entities'
import { ApiError } from '@portico/core/http/apiError'
import { useApi } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { onHubMessage, useHubMessage } from '@portico/core/realtime/hub'
import type { CallView } from '@portico/calls/session/callView'
import { callSession, useCallView } from '@portico/calls/session/useCallSession'
import { callInProgress } from '@portico/calls/session/callState'

/** Milliseconds between two readings of the call: messages of the hub may be lost. */
const POLLING = 10_000

const input = { capability: 'callGuests', quiet: true } as const

/** The call as the session of this tab knows it. Of the patient, a guest knows the first name. */
const callOf = ({ callId, doctorName, patientName, room = '', roomToken }: GuestCall): VideoCall => ({
  id: callId,
  appointmentId: null,
  room,
  status: 'inProgress',
  startedBy: 'doctor',
  startedAt: new Date().toISOString(),
  answeredAt: new Date().toISOString(),
  endedAt: null,
  patientId: '',
  patientName,
  doctorId: 0,
  doctorName,
  doctorThumbnailId: null,
  specialtyName: null,
  startDate: null,
  isOtherOnline: true,
  ...(roomToken !== undefined && { roomToken }),
})

/** How a guest wants to come in. */
interface Wish {
  name: string
  withCamera: boolean
}

/** The call of a guest, read again after each change, and the ways in and out. Who waits comes in once they may. */
export function useGuestCall() {
  const call = useCall()
  const view = useCallView()
  const read = useApi('GET api/call-guests/call', input)
  const { data, mutate } = read
  const [wish, setWish] = useState<Wish | null>(null)
  const [problem, setProblem] = useState<'full' | 'failed' | null>(null)
  const enter = async (wanted: Wish) => {
    setWish(wanted)
    setProblem(null)
    try {
      const entered = await call('POST api/call-guests/entry', { ...input, body: { name: wanted.name } })
      if (entered.guest.state === 'in' && !callInProgress(view))
        callSession.enter(callOf(entered), `guest/${entered.guest.id}`, wanted.withCamera)
      await mutate()
    } catch (error) {
      if (!callInProgress(view)) setWish(null)
      setProblem(error instanceof ApiError && error.message === 'CALL_FULL' ? 'full' : 'failed')
      await mutate()
    }
  }
  const stopWaiting = async () => {
    setWish(null)
    await call('DELETE api/call-guests/entry', input).catch(() => undefined)
    await mutate()
  }
  useReading(() => void mutate())
  const { state } = data?.guest ?? {}
  // Let in at the door; or back after a line that was lost for so long that the server called the guest gone.
  const isDue = wish !== null && (state === 'allowed' || state === 'left') && view.phase !== 'ended'
  const comeIn = useEffectEvent(() => wish && enter(wish))
  useEffect(() => {
    if (isDue) queueMicrotask(() => void comeIn())
  }, [isDue])
  const isWaiting = wish !== null && state === 'asked'
  return { ...read, view, problem, enter, stopWaiting, isWaiting, isOver: useIsOver(read, view) }
}

/** Whether the call is over, or over for this guest. Where the message was lost, the session that has ended says so. */
function useIsOver(
  { data, error }: { data?: GuestCall | undefined; error?: ApiError | undefined },
  view: CallView,
): boolean {
  const [isOver, setIsOver] = useState(false)
  useHubMessage('callEnded', ({ callId }) => {
    if (callId === data?.callId) setIsOver(true)
  })
  return isOver || error?.status === 401 || (view.phase === 'ended' && view.ending !== 'left')
}

/** Reads again after each message, and from time to time. */
function useReading(onChange: () => void): void {
  const changed = useEffectEvent(onChange)
  useEffect(() => {
    const unlisten = onHubMessage('guestsChanged', () => changed())
    const timer = setInterval(() => changed(), POLLING)
    return () => {
      unlisten()
      clearInterval(timer)
    }
  }, [])
}
