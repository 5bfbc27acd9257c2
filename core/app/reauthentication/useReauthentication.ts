import { useState } from 'react'
import type { Reauthentication, ReauthenticationOptions } from '@schemas/generated/entities'
import { ApiError } from '../../http/apiError'
import type { Call } from '../../http/call'
import { translate } from '../../i18n/i18n'
import { errorTextKey } from '../../ui/feedback/apiErrors'
import { formatCountdown } from '../../ui/forms/account/useCountdown'

/** Seconds until a code can be sent again. */
export const RESEND_SECONDS = 60

/** The errors of the second-step code. */
const stepErrors = ['SECOND_STEP_REQUIRED', 'WRONG_CODE']

/** How a call ended, and the seconds until a code can be sent again. */
interface Outcome {
  isDone: boolean
  seconds: number
}

/** The proof of who acts: what is typed, and the calls that send and check it. */
export function useReauthentication(call: Call, onConfirmed: () => void) {
  const [value, setValue] = useState('')
  const [stepCode, setStepCode] = useState('')
  /** Where the code was sent; null: the password is asked for. */
  const [email, setEmail] = useState<string | null>(null)
  const { isBusy, fault, setFault, run } = useRun()
  const sendCode = async (): Promise<number> => {
    const { seconds } = await run(async () => {
      const sent = await call('POST api/users/reauthentication-code', {
        capability: 'reauthentication',
        quiet: true,
      })
      setValue('')
      setEmail(sent.email)
    })
    return seconds
  }
  const send = async (prove: () => Reauthentication | Promise<Reauthentication>): Promise<boolean> => {
    const { isDone } = await run(async () => {
      const body = await prove()
      await call('POST api/users/reauthentication', { capability: 'reauthentication', body, quiet: true })
    })
    if (isDone) onConfirmed()
    return isDone
  }
  const confirm = (): Promise<boolean> =>
    send(() => ({
      ...(email === null ? { password: value } : { code: value }),
      ...(stepCode !== '' && { secondStepCode: stepCode }),
    }))
  const confirmByPasskey = (): Promise<boolean> => send(() => signWithPasskey(call))
  const askForPassword = () => {
    setValue('')
    setFault(undefined)
    setEmail(null)
  }
  const typed = { value, setValue, stepCode, setStepCode, email }
  return { ...typed, ...errorsOf(fault), isBusy, sendCode, confirm, confirmByPasskey, askForPassword }
}

function errorsOf(fault: unknown) {
  const isOfStep = fault instanceof ApiError && stepErrors.includes(fault.message)
  const text = fault === undefined ? undefined : textOf(fault)
  return {
    /** What is wrong with the password, the code of the letter or the passkey. */
    error: isOfStep ? undefined : text,
    /** What is wrong with the second-step code. */
    stepError: isOfStep ? text : undefined,
  }
}

export type ReauthenticationState = ReturnType<typeof useReauthentication>

/** Runs one call at a time, and keeps its error. */
function useRun() {
  const [fault, setFault] = useState<unknown>()
  const [isBusy, setIsBusy] = useState(false)
  const run = async (work: () => Promise<unknown>): Promise<Outcome> => {
    if (isBusy) return { isDone: false, seconds: 0 }
    setIsBusy(true)
    setFault(undefined)
    try {
      await work()
      return { isDone: true, seconds: RESEND_SECONDS }
    } catch (cause) {
      setFault(cause)
      return { isDone: false, seconds: secondsOf(cause) }
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, fault, setFault, run }
}

/** Lets the browser sign with a passkey. The challenge works once, so each attempt asks for another. */
async function signWithPasskey(call: Call): Promise<Reauthentication> {
  const [{ startAuthentication }, { passkey }] = await Promise.all([
    import('@simplewebauthn/browser'),
    call('POST api/users/reauthentication-options', { capability: 'reauthentication', quiet: true }),
  ])
  const optionsJSON = passkey as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON']
  // The browser says only that nothing was signed: the person has left its dialog, or the passkey is not there.
  const credential = await startAuthentication({ optionsJSON }).catch(() => {
    throw new ApiError(400, 'PASSKEY_REFUSED')
  })
  return { credential: { ...credential } }
}

/** How the account can do its second step; none at an API that does not know it. */
export const readOptions = (call: Call): Promise<ReauthenticationOptions> =>
  call('POST api/users/reauthentication-options', { capability: 'reauthentication', quiet: true }).catch(
    () => ({
      hasSecondStep: false,
      ways: [],
    }),
  )

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
