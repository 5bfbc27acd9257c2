import { useApi } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { localDate } from '@portico/core/format/dates'
import { useFormRules } from '@portico/core/forms/useFormRules'
import { useHost } from '@portico/core/plugin/useHost'
import { useGoIfHere } from '@portico/core/routing/useGo'
import { tabStorage } from '@portico/core/state/tabStorage'
import { useTenant } from '@portico/core/tenant/useTenant'
import {
  checkAnswers,
  stepFields,
  toRegistration,
  type Errors,
  type Origin,
  type Answers,
} from '../rules/answers'
import { noteSent, loadAnswers, saveAnswers } from '../rules/draft'
import { useForm } from './useForm'
import { useEffect, useState } from 'react'

/** State and actions of the registration form. Takes who brought the visitor. */
export function useRegistration(origin: Origin) {
  const call = useCall()
  const go = useGoIfHere()
  const rules = useFormRules()
  const { id: tenant, timeZone } = useTenant()
  const usesNickname = useHost().features.has('boostedCrew')
  const types = useApi('GET api/identification-number-types', { quiet: true }).data ?? []
  const [answers, setAnswers] = useAnswers()
  const form = useForm()

  /** The mistakes in a step of a phone, or in all. */
  const check = (step?: number): Errors => {
    const today = localDate(Date.now(), timeZone ?? 'Europe/Madrid')
    const all = checkAnswers(answers, { rules, types, today, usesNickname })
    if (step === undefined) return all
    return Object.fromEntries(
      Object.entries(all).filter(([field]) => stepFields[step - 1]?.some((own) => own === field)),
    )
  }
  const submit = async () => {
    if (form.refuse(check())) return undefined
    const body = toRegistration(answers, origin, usesNickname)
    const refusal = await form.send(() => call('POST api/users', { body, quiet: true }))
    if (refusal) return refusal
    noteSent(tabStorage(), tenant, { email: body.email, at: Date.now() })
    go('registered', { ...(origin.doctorUrl && { params: { doctorUrl: origin.doctorUrl } }) })
    return undefined
  }
  return { answers, setAnswers, form, usesNickname, check, submit }
}

/** The answers of the registration, which survive a reload of the tab without the password. */
function useAnswers(): [Answers, (change: Partial<Answers>) => void] {
  const { id } = useTenant()
  const [answers, setAnswers] = useState(() => loadAnswers(tabStorage(), id))
  useEffect(() => saveAnswers(tabStorage(), id, answers), [id, answers])
  return [answers, (change) => setAnswers((before) => ({ ...before, ...change }))]
}
