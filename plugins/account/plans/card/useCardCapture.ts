import { useEffect, useEffectEvent, useState } from 'react'
import type { CardCapture } from '@schemas/generated/entities'
import { ApiError } from '@portico/core/http/apiError'
import { useCall } from '@portico/core/http/useCall'
import { useCardEngines } from '@portico/cards/useCardEngines'

interface Answer {
  capture?: CardCapture
  failure?: 'failed' | 'unavailable'
}

/**
 * Opens the capture of a card for a plan. `unavailable`: the API captures none, or with a provider that this portal has no
 * engine for. `reopen` asks for another capture.
 */
export function useCardCapture(planId: number): Answer & { reopen: () => void } {
  const call = useCall()
  const engines = useCardEngines()
  // A new object asks for another capture.
  const [wish, setWish] = useState({ planId })
  const [answer, setAnswer] = useState<Answer>({})
  const open = useEffectEvent(async (plan: number): Promise<Answer> => {
    try {
      const capture = await call('POST api/users/card-capture', {
        capability: 'planCards',
        body: { planId: plan },
        quiet: true,
      })
      return engines.some(({ id }) => id === capture.provider) ? { capture } : { failure: 'unavailable' }
    } catch (error) {
      return { failure: isUnavailable(error) ? 'unavailable' : 'failed' }
    }
  })
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const next = await open(wish.planId)
      if (isCurrent) setAnswer(next)
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [wish])
  const reopen = () => {
    setAnswer({})
    setWish({ planId })
  }
  return { ...answer, reopen }
}

/** An API without the operation answers 404. */
const isUnavailable = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.message === 'CARD_NOT_ACCEPTED')
