import { useState } from 'react'
import type { FamilyMember } from '@schemas/generated/entities'
import { localDate } from '@portico/core/format/dates'
import { useFormRules } from '@portico/core/forms/useFormRules'
import { ApiError } from '@portico/core/http/apiError'
import { useApi, useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { useSendOnce } from '@portico/core/http/useSendOnce'
import { useTenant } from '@portico/core/tenant/useTenant'
import { toast } from '@portico/core/ui/feedback/toast'
import { useUsersText } from '../../texts'
import {
  bodyOf,
  documentAge,
  editMember,
  failureText,
  checkMember,
  initialMember,
  isNew,
  newBodyOf,
  refusedFields,
  shownFields,
  type MemberFinding,
} from './member'

/** A member that is being edited: values, errors and saving. */
export function useMember(userId: string, opened: FamilyMember, onSaved: () => void) {
  const { data: types = [] } = useApi('GET api/identification-number-types', { quiet: true })
  const [member, setMember] = useState(() => initialMember(opened))
  const [attempt, setAttempt] = useState(0)
  const [refused, setRefused] = useState<readonly MemberFinding[]>([])
  const { timeZone } = useTenant()
  const [today] = useState(() => localDate(Date.now(), timeZone))
  const rules = useFormRules()
  const findings = checkMember(member, opened, { rules, types, today })
  const { send, busy } = useSendMember(userId, opened, (fields) => {
    setRefused(fields)
    if (fields.length > 0) setAttempt((before) => before + 1)
  })
  return {
    member,
    busy,
    isDirty: JSON.stringify(bodyOf(member)) !== JSON.stringify(bodyOf(opened)),
    attempt,
    age: documentAge(member, today),
    findings: attempt > 0 ? [...findings, ...refused] : [],
    change: (to: Partial<FamilyMember>) => {
      setMember(editMember(member, to, today))
      setRefused(refused.filter(({ field }) => !(field in to)))
    },
    /** Returns null when it is not saved. */
    save: async (): Promise<string | null> => {
      setAttempt(attempt + 1)
      if (findings.length > 0 || busy || !(await send(member))) return null
      onSaved()
      return opened.id
    },
  }
}

/** Returns a function that creates or updates a member, by the operation for its kind. */
function useMemberCalls(userId: string) {
  const call = useCall()
  const sendOnce = useSendOnce()
  return (member: FamilyMember): Promise<unknown> => {
    const kind = member.dependent ? 'dependent' : 'independent'
    const input = { params: { userId }, quiet: true } as const
    if (!isNew(member))
      return call(`PUT api/${kind}-users/admin/{userId}`, { ...input, body: bodyOf(member) })
    const body = newBodyOf(member) as never
    return sendOnce([kind, body], (idempotencyKey) =>
      call(`POST api/${kind}-users/admin/{userId}`, {
        capability: 'familyAdministration',
        ...input,
        idempotencyKey,
        body,
      }),
    )
  }
}

/**
 * Sends a member and reports the outcome in a toast.
 * Takes a function that gets the fields of this dialog that the server refused: an empty list when the error is about none of them.
 */
function useSendMember(
  userId: string,
  opened: FamilyMember,
  onRefused: (fields: readonly MemberFinding[]) => void,
) {
  const t = useUsersText()
  const sendMember = useMemberCalls(userId)
  const invalidate = useInvalidate()
  const [busy, setBusy] = useState(false)
  const fail = (error: unknown) => {
    const { message = '', details } = error instanceof ApiError ? error : {}
    // Errors of fields that this dialog does not show appear above the form.
    const fields = refusedFields(details).filter(({ field }) => shownFields(opened).includes(field))
    onRefused(fields)
    if (fields.length === 0) toast({ tone: 'error', text: t(`ADMIN.USERS.${failureText(message)}`) })
  }
  const send = async (member: FamilyMember): Promise<boolean> => {
    setBusy(true)
    try {
      await sendMember(member)
      toast({ tone: 'success', text: t(`ADMIN.USERS.${isNew(member) ? 'MEMBER_ADDED' : 'MEMBER_SAVED'}`) })
      await Promise.all(['api/family', 'api/users/admin'].map(invalidate))
      return true
    } catch (error) {
      fail(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { send, busy }
}
