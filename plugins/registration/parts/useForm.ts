import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { stepFields, type Errors, type Field } from '../rules/answers'
import { refusalOf, type FormKind, type Refusal } from '../rules/refusal'
import type { TextKey } from '../texts'

/** The mistakes of a form after it was sent, and whether it is being sent. */
export interface FormStatus {
  errors: Errors
  /** The number of times it was sent: each moves the focus to the summary. */
  attempt: number
  isSending: boolean
  /** The lines of the summary. */
  summary: { field: string; text: string }[]
  /** Shows mistakes that the form found itself. Returns whether there are any. */
  refuse: (errors: Errors) => boolean
  /** Removes the mistake of a field that is being corrected. */
  correct: (field: Field) => void
  /** Runs a call. Returns whether it succeeded; otherwise the form shows why not. */
  send: (call: () => Promise<unknown>) => Promise<Refusal | undefined>
}

const order = stepFields.flat()

/** The status of a form before the sign-in. */
export function useForm(kind: FormKind = 'REGISTER'): FormStatus {
  const t = useText<TextKey>()
  const [refusal, setRefusal] = useState<Refusal>({ errors: {} })
  const [attempt, setAttempt] = useState(0)
  const [isSending, setIsSending] = useState(false)
  const { errors, message } = refusal
  const show = (next: Refusal) => {
    setRefusal(next)
    setAttempt((count) => count + 1)
  }
  return {
    errors,
    attempt,
    isSending,
    summary: [
      ...order.flatMap((field) => (errors[field] ? [{ field, text: t(errors[field]) }] : [])),
      ...(message ? [{ field: '', text: t(message.key, { minutes: message.minutes ?? 1 }) }] : []),
    ],
    refuse: (found) => {
      show({ errors: found })
      return Object.keys(found).length > 0
    },
    correct: (field) => setRefusal((before) => ({ errors: { ...before.errors, [field]: undefined } })),
    send: async (call) => {
      setIsSending(true)
      try {
        await call()
        return undefined
      } catch (error) {
        const found = refusalOf(error, kind)
        show(found)
        return found
      } finally {
        setIsSending(false)
      }
    },
  }
}
