import { useEffect, useState } from 'react'
import type { ExternalProfile } from '@schemas/generated/entities'
import { localDate } from '@portico/core/format/dates'
import { useFormRules } from '@portico/core/forms/useFormRules'
import { ApiError } from '@portico/core/http/apiError'
import { useCall } from '@portico/core/http/useCall'
import { useHost } from '@portico/core/plugin/useHost'
import { useGoIfHere } from '@portico/core/routing/useGo'
import { continueAddress } from '@portico/core/session/continueAddress'
import { tabStorage } from '@portico/core/state/tabStorage'
import { useTenant } from '@portico/core/tenant/useTenant'
import { forgetAnswers, loadAnswers, saveAnswers } from '../rules/draft'
import { checkExternal, startAnswers, toExternalRegistration, type ExternalLink } from './externalAnswers'
import { useForm } from '../parts/useForm'

/** State and actions of the form that completes an account. Takes the link of the form, and what the provider says. */
export function useExternalRegistration(link: ExternalLink, profile: ExternalProfile, onExpired: () => void) {
  const call = useCall()
  const go = useGoIfHere()
  const rules = useFormRules()
  const tenant = useTenant()
  const usesNickname = useHost().features.has('boostedCrew')
  const [answers, setAnswers] = useExternalAnswers(profile)
  const [isLeaving, setIsLeaving] = useState(false)
  const form = useForm()

  const register = async () => {
    const body = toExternalRegistration(answers, link, usesNickname)
    const { continueAt } = await call('POST api/users/register-oauth', { body, quiet: true })
    forgetAnswers(tabStorage(), tenant.id, 'external')
    const address = continueAt === undefined ? null : continueAddress(tenant, location.origin, continueAt)
    if (address === null) return go('auth')
    setIsLeaving(true)
    location.assign(address)
  }
  const submit = async () => {
    const today = localDate(Date.now(), tenant.timeZone ?? 'Europe/Madrid')
    if (form.refuse(checkExternal(answers, { rules, types: [], today, usesNickname }))) return
    await form.send(() =>
      register().catch((error: unknown) => {
        if (error instanceof ApiError && error.message === 'INVALID_TOKEN') onExpired()
        throw error
      }),
    )
  }
  return {
    answers,
    form,
    usesNickname,
    submit,
    isBusy: form.isSending || isLeaving,
    change: (change: Partial<typeof answers>) => {
      for (const field of Object.keys(change) as (keyof typeof answers)[]) form.correct(field)
      setAnswers(change)
    },
  }
}

/** The answers, which survive a reload of the tab. */
function useExternalAnswers(profile: ExternalProfile) {
  const { id } = useTenant()
  const [answers, setAnswers] = useState(() =>
    startAnswers(profile, loadAnswers(tabStorage(), id, 'external')),
  )
  useEffect(() => saveAnswers(tabStorage(), id, answers, 'external'), [id, answers])
  const change = (part: Partial<typeof answers>) => setAnswers((before) => ({ ...before, ...part }))
  return [answers, change] as const
}
