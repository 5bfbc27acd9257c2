import { createElement, Suspense, use, useEffect, useEffectEvent, useState, type ComponentProps } from 'react'
import { loadOnce, prefetch } from '@portico/core/plugin/LazyPart'
import type { LazyScreen } from '@portico/core/plugin/points'
import type { Appointment } from '@schemas/generated/entities'
import type { Booking } from '../../flow/useBooking'
import type NearAppointmentDialog from './NearAppointmentDialog'
import { useApi } from '@portico/core/http/useApi'
import { findNearAppointment } from '../../draft/nearAppointment'

type DialogProps = ComponentProps<typeof NearAppointmentDialog>

const load: LazyScreen<DialogProps> = () => import('./NearAppointmentDialog')

/**
 * Sends a booking, after a question if it is within minutes of another appointment. A click before the appointments are
 * loaded waits for them; if they or the question cannot be loaded, the booking is sent. Returns the function to call instead
 * of `send`, whether a click waits, and the element to render.
 */
export function useNearQuestion(booking: Booking, send: () => void) {
  const { near, isKnown } = useNearAppointment(booking)
  // Kept while the question is open: if the other appointment goes meanwhile, the click still gets an answer.
  const [asked, setAsked] = useState<Appointment | null>(null)
  const [isWaiting, setIsWaiting] = useState(false)
  const isNear = near !== undefined
  useEffect(() => {
    if (isNear) void prefetch(load)
  }, [isNear])
  const close = () => setAsked(null)
  const confirm = () => {
    close()
    send()
  }
  const answer = () => (near ? void loadOnce(load).then(() => setAsked(near), send) : send())
  const sendOrAsk = () => (isKnown ? answer() : setIsWaiting(true))
  const resume = useEffectEvent(() => {
    setIsWaiting(false)
    answer()
  })
  useEffect(() => {
    if (!isWaiting || !isKnown) return undefined
    const turn = setTimeout(resume)
    return () => clearTimeout(turn)
  }, [isWaiting, isKnown])
  const dialog = asked && (
    <Suspense>
      <Loaded booking={booking} near={asked} onConfirm={confirm} onClose={close} />
    </Suspense>
  )
  return { sendOrAsk, isWaiting, dialog }
}

function Loaded(props: DialogProps) {
  return createElement(use(loadOnce(load)), props)
}

/**
 * The person's appointment within minutes of the draft's slot; undefined for none, and without a session. `isKnown`: whether
 * the appointments are loaded, or cannot be.
 */
function useNearAppointment({ draft, context: { userId } }: Pick<Booking, 'draft' | 'context'>): {
  near: Appointment | undefined
  isKnown: boolean
} {
  const { data, error } = useApi('GET api/appointments/', userId ? { quiet: true } : null)
  return {
    near: findNearAppointment(draft, data ?? []),
    isKnown: !userId || data !== undefined || error !== undefined,
  }
}
