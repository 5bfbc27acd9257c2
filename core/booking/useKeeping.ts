import { useEffect } from 'react'
import { forget, keep } from './keep'
import type { BookingState } from './machine'
import { useWhose } from './useOpening'

/** Keeps the draft after every change until it is booked. */
export function useKeeping(variant: string, { phase, draft, single }: BookingState): void {
  const { person, appointment } = useWhose(variant)
  useEffect(() => {
    const whose = { person, variant, appointment }
    if (phase === 'booked') forget(sessionStorage, whose)
    else keep(sessionStorage, whose, { draft, single })
  }, [phase, draft, single, person, variant, appointment])
}
