import { useState } from 'react'
import type { FamilyMember } from '@schemas/generated/entities'
import { ApiError } from '@core/http/apiError'
import { useApi, useInvalidate } from '@core/http/useApi'
import { useCall } from '@core/http/useCall'
import { toast } from '@core/ui/feedback/toast'
import { useUsersText } from '../../texts'
import { bodyOf, documentAge, findingsOf, refusedFields, shownFields, type MemberFinding } from './member'

/** A member that is being edited: values, errors and saving (FAMILY-017, FAMILY-022). */
export function useMember(userId: string, opened: FamilyMember, onSaved: () => void) {
  const t = useUsersText()
  const call = useCall()
  const invalidate = useInvalidate()
  const { data: types = [] } = useApi('GET api/identification-number-types', { quiet: true })
  const [member, write] = useState(opened)
  const [attempt, setAttempt] = useState(0)
  const [refused, refuse] = useState<readonly MemberFinding[]>([])
  const [busy, setBusy] = useState(false)
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const broken = findingsOf(member, types, today)

  const tell = (fault: unknown) => {
    const { message = '', details } = fault instanceof ApiError ? fault : {}
    // Errors of fields that this dialog does not show appear above the form.
    const fields = refusedFields(details).filter(({ field }) => shownFields(opened).includes(field))
    refuse(fields)
    if (fields.length > 0) return setAttempt((before) => before + 1)
    const key =
      message === 'VERSION_CONFLICT' ? 'MEMBER_CHANGED' : message === 'ROLE' ? 'MEMBER_ROLE' : 'MEMBER_FAILED'
    toast({ tone: 'error', text: t(`ADMIN.USERS.${key}`) })
  }
  const send = async (): Promise<string | null> => {
    setBusy(true)
    try {
      const kind = opened.dependent ? 'dependent' : 'independent'
      const body = bodyOf(member)
      await call(`PUT api/${kind}-users/admin/{userId}`, { params: { userId }, body, quiet: true })
      toast({ tone: 'success', text: t('ADMIN.USERS.MEMBER_SAVED') })
      await Promise.all(['api/family', 'api/users/admin'].map(invalidate))
      onSaved()
      return opened.id
    } catch (fault) {
      tell(fault)
      return null
    } finally {
      setBusy(false)
    }
  }
  return {
    member,
    types,
    busy,
    isDirty: JSON.stringify(bodyOf(member)) !== JSON.stringify(bodyOf(opened)),
    attempt,
    age: documentAge(member, today),
    findings: attempt > 0 ? [...broken, ...refused] : [],
    change: (to: Partial<FamilyMember>) => {
      write({ ...member, ...to })
      refuse(refused.filter(({ field }) => !(field in to)))
    },
    /** Out: null when it is not saved. */
    save: async (): Promise<string | null> => {
      setAttempt(attempt + 1)
      return broken.length === 0 && !busy ? send() : null
    },
  }
}
