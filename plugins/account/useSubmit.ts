import { useState } from 'react'
import { refusalOf, secondsOf } from './refusal'

/** The state of a call that a dialog makes. */
export interface Submit {
  isBusy: boolean
  /** Why the last call was refused. */
  refusal: string | undefined
  /** Seconds until the next call, if the last one was too early. */
  seconds: number
  /** Runs a call, once at a time. Resolves to whether it succeeded. */
  submit: (work: () => Promise<unknown>) => Promise<boolean>
}

/** Runs the calls of a dialog, which shows their refusals itself. */
export function useSubmit(): Submit {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  const submit = async (work: () => Promise<unknown>) => {
    if (isBusy) return false
    setIsBusy(true)
    setFailure(null)
    try {
      await work()
      return true
    } catch (error) {
      setFailure({ error })
      return false
    } finally {
      setIsBusy(false)
    }
  }
  const refusal = failure ? refusalOf(failure.error) : undefined
  return { isBusy, refusal, seconds: secondsOf(failure?.error), submit }
}
