import { useState } from 'react'
import { useInvalidate } from '@portico/core/http/useApi'
import type { LinkedAppointment } from '@schemas/generated/entities'
import { endingOf, type Ending } from './useLinked'

/** What a change by link ends with: the change itself, or that the link does nothing any more. */
export type Outcome = { done: 'cancelled' } | { done: 'moved'; start: string } | { ending: Ending }

/** What each part of the page needs. */
export interface LinkedProps {
  token: string
  linked: LinkedAppointment
  onOutcome: (outcome: Outcome) => void
}

/**
 * Runs a change of the appointment of a link, once at a time. Whoever is signed in to this browser then reads the appointments
 * again. `failure`: the error of the last attempt, when the link still works.
 */
export function useLinkedChange(onOutcome: (outcome: Outcome) => void) {
  const invalidate = useInvalidate()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  const change = async (work: () => Promise<Outcome | undefined>) => {
    if (isBusy) return
    setIsBusy(true)
    setFailure(null)
    try {
      const outcome = await work()
      if (!outcome) return
      await invalidate('api/appointments').catch(() => undefined)
      onOutcome(outcome)
    } catch (error) {
      const ending = endingOf(error)
      if (ending) onOutcome({ ending })
      else setFailure({ error })
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, failure, change }
}
