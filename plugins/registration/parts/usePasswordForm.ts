import { useState } from 'react'
import type { PasswordReset } from '@schemas/generated/entities'
import { passwordsMatch } from '@schemas/rules/password'
import { useFormRules } from '@portico/core/forms/useFormRules'
import { ApiError } from '@portico/core/http/apiError'
import type { Errors } from '../rules/answers'
import { useForm } from './useForm'
import { usePasswordLink } from './usePasswordLink'

const empty = { password: '', passwordVerify: '' }

/**
 * State of a form that sets a password with the link of a letter. Takes the link, and a function that sends the
 * form.
 */
export function usePasswordForm(
  link: { userId: string; token: string },
  send: (body: PasswordReset) => Promise<unknown>,
) {
  const rules = useFormRules()
  const form = useForm('RESET_PASSWORD')
  const [values, setValues] = useState(empty)
  const { isChecking, isDead, email } = usePasswordLink(link)
  const [isExpired, setIsExpired] = useState(false)
  const check = (): Errors => ({
    ...(rules.password(values.password) && { password: 'REGISTER.ERRORS.PASSWORD' as const }),
    ...(!passwordsMatch(values.password, values.passwordVerify) && {
      passwordVerify: 'REGISTER.ERRORS.PASSWORD_VERIFY' as const,
    }),
  })
  return {
    form,
    values,
    /** Until it is known whether the link works. */
    isChecking,
    isExpired: isExpired || isDead,
    /** The address of the account, where it is known. */
    email,
    change: (field: keyof typeof empty, value: string) => {
      form.correct(field)
      setValues((before) => ({ ...before, [field]: value }))
    },
    /** Returns whether the password is set. `more`: the mistakes of other fields. */
    submit: async (more: Errors = {}): Promise<boolean> => {
      if (form.refuse({ ...check(), ...more })) return false
      const refusal = await form.send(() =>
        send({ ...link, ...values }).catch((error: unknown) => {
          if (error instanceof ApiError && error.message === 'INVALID_TOKEN') setIsExpired(true)
          throw error
        }),
      )
      return refusal === undefined
    },
  }
}
