import { useState } from 'react'
import { ApiError } from '../../http/apiError'
import type { Call } from '../../http/call'
import { translate } from '../../i18n/i18n'
import { errorTextKey } from '../../ui/feedback/apiErrors'
import { formatCountdown } from '../../ui/forms/account/useCountdown'

/** Seconds until a code can be sent again. */
export const RESEND_SECONDS = 60

/** How a call ended, and the seconds until a code can be sent again. */
interface Outcome {
  isDone: boolean
  seconds: number
}

/** The proof of who acts: what is typed, and the calls that send and check it. */
export function useReauthentication(call: Call, onConfirmed: () => void) {
  const [value, setValue] = useState('')
  /** Where the code was sent; null: the password is asked for. */
  const [email, setEmail] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const run = async (work: () => Promise<unknown>): Promise<Outcome> => {
    if (isBusy) return { isDone: false, seconds: 0 }
    setIsBusy(true)
    setError(undefined)
    try {
      await work()
      return { isDone: true, seconds: RESEND_SECONDS }
    } catch (fault) {
      setError(textOf(fault))
      return { isDone: false, seconds: secondsOf(fault) }
    } finally {
      setIsBusy(false)
    }
  }
  const sendCode = async (): Promise<number> => {
    const { seconds } = await run(async () => {
      const sent = await call('POST api/users/reauthentication-code', { quiet: true })
      setValue('')
      setEmail(sent.email)
    })
    return seconds
  }
  const confirm = async (): Promise<boolean> => {
    const body = email === null ? { password: value } : { code: value }
    const { isDone } = await run(() => call('POST api/users/reauthentication', { body, quiet: true }))
    if (isDone) onConfirmed()
    return isDone
  }
  const askForPassword = () => {
    setValue('')
    setError(undefined)
    setEmail(null)
  }
  return { value, setValue, email, error, isBusy, sendCode, confirm, askForPassword }
}

function textOf(fault: unknown): string {
  if (fault instanceof ApiError && fault.status === 0) return translate('ERRORS.NETWORK')
  const prefix = 'REAUTHENTICATION.ERRORS.'
  const message = fault instanceof ApiError ? fault.message : ''
  const key = errorTextKey(message, { prefix, fallback: `${prefix}GENERAL` })
  return translate(key, { time: formatCountdown(secondsOf(fault)) })
}

function secondsOf(fault: unknown): number {
  const seconds = fault instanceof ApiError ? fault.details?.['seconds'] : undefined
  return typeof seconds === 'number' ? seconds : 0
}
