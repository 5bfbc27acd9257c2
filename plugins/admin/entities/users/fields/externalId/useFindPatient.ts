import type { AdminUser } from '@schemas/generated/entities'
import { useState } from 'react'
import { useFormView } from '@portico/admin/form/FormView'
import { ApiError } from '@portico/core/http/apiError'
import { useCall } from '@portico/core/http/useCall'
import { toast } from '@portico/core/ui/feedback/toast'
import { useUsersText } from '../../texts'
import { prefill } from './prefill'

/**
 * Looks for a patient of the hospital and fills the empty fields of the form with their data. A patient who is
 * another user already fills nothing: `known` is that user, until another number is typed.
 */
export function useFindPatient(externalId: string) {
  const t = useUsersText()
  const { original, update: fill } = useFormView()
  const call = useCall()
  const [busy, setBusy] = useState(false)
  const [found, setFound] = useState<{ externalId: string; user: AdminUser }>()
  const take = (patient: AdminUser) => {
    if (patient.id !== undefined && patient.id !== original['id']) {
      setFound({ externalId, user: patient })
      return
    }
    fill((data) => prefill(data, patient))
    toast({ tone: 'success', text: t('ADMIN.USERS.EXTERNAL_PATIENT_FOUND', { name: nameOf(patient) }) })
  }
  const find = async () => {
    setBusy(true)
    setFound(undefined)
    try {
      const params = { id: externalId }
      take(await call('GET api/users/admin/find-external-patient/{id}', { params, quiet: true }))
    } catch (fault) {
      const isNone = fault instanceof ApiError && fault.status === 404
      const why = isNone ? 'ADMIN.USERS.EXTERNAL_PATIENT_NOT_FOUND' : 'ADMIN.USERS.EXTERNAL_PATIENT_FAIL'
      toast({ tone: 'error', text: t(why, { id: externalId }) })
    }
    setBusy(false)
  }
  return { find, busy, known: found?.externalId === externalId ? found.user : undefined }
}

/** The name of a user in reading order. */
export const nameOf = ({ name, surname = '' }: Pick<AdminUser, 'name' | 'surname'>): string =>
  `${name} ${surname}`.trim()
