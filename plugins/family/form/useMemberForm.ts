import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import type { User } from '@schemas/generated/entities'
import { useInvalidate } from '@portico/core/http/useApi'
import { useGoIfHere } from '@portico/core/routing/useGo'
import { useFormDraft } from '@portico/core/session/useFormDraft'
import { toast } from '@portico/core/ui/feedback/toast'
import { initialValues, type Finding, type MemberValues } from './member'
import { failureOf, refusedFields } from './request'
import type { TextKey } from '../texts'

interface FormOptions {
  kind: 'dependent' | 'independent'
  /** The member that is changed; absent for a new one. */
  member: User | undefined
  findings: (values: MemberValues) => Finding[]
  send: (values: MemberValues) => Promise<unknown>
  /** The message when it is saved. */
  saved: (values: MemberValues) => string
}

/**
 * A form about a member: values, findings after an attempt, and saving. What is typed survives a reload and a new sign-in
 * for the same person.
 */
export function useMemberForm({ kind, member, findings: check, send, saved }: FormOptions) {
  // With the version, so that what was typed over an earlier one does not overwrite a change that nobody has seen.
  const about = member ? `${member.id}.${member.version}` : 'new'
  const draft = useFormDraft(`family|${kind}|${about}`, () => initialValues(member))
  const [attempt, setAttempt] = useState(0)
  const tryAgain = () => setAttempt((before) => before + 1)
  const saving = useSave({ isChange: member !== undefined, onFailed: tryAgain })
  const findings = check(draft.value)
  const save = async () => {
    if (await saving.save(() => send(draft.value), saved(draft.value))) draft.forget()
  }
  return {
    values: draft.value,
    busy: saving.busy,
    attempt,
    failure: saving.failure,
    findings: attempt > 0 ? [...findings, ...saving.refused] : [],
    change: (to: Partial<MemberValues>) => {
      draft.change(to)
      saving.forget(Object.keys(to))
    },
    /** Returns whether the given fields are right. */
    tryFields: (fields: readonly string[]): boolean => {
      const isRight = !findings.some(({ field }) => fields.includes(field))
      setAttempt(isRight ? 0 : attempt + 1)
      return isRight
    },
    submit: () => {
      tryAgain()
      if (findings.length === 0 && !saving.busy) void save()
    },
  }
}

/** Saves a member and returns to the family. A failure is a text, or the fields that the server refused. */
function useSave({ isChange, onFailed }: { isChange: boolean; onFailed: () => void }) {
  const t = useText<TextKey>()
  const go = useGoIfHere()
  const invalidate = useInvalidate()
  const [refused, setRefused] = useState<readonly Finding[]>([])
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const fail = (error: unknown) => {
    const fields = refusedFields(error)
    setRefused(fields)
    const { key, values } = failureOf(error, isChange ? 'UPDATE' : 'GENERAL')
    if (fields.length === 0) setFailure(t(key, values))
    onFailed()
  }
  /** Takes the call, and the message after it has succeeded. Returns whether it has. */
  const save = async (send: () => Promise<unknown>, text: string): Promise<boolean> => {
    setBusy(true)
    try {
      await send()
      toast({ tone: 'success', text })
      await invalidate('api/family')
      go('profile.family')
      return true
    } catch (error) {
      fail(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  const forget = (fields: readonly string[]) => {
    setRefused(refused.filter(({ field }) => !fields.includes(field)))
    setFailure('')
  }
  return { refused, failure, busy, save, forget }
}

/** The state of a form about a member. */
export type MemberForm = ReturnType<typeof useMemberForm>
