import type { WidgetProps } from '@rjsf/utils'
import { useState } from 'react'
import { controlId, useFormView } from '@kits/admin/form/FormView'
import { toText } from '@kits/admin/values/toText'
import { ApiError } from '@core/http/apiError'
import { useCall } from '@core/http/useCall'
import { Button } from '@core/ui/actions/Button'
import { TextField } from '@core/ui/forms/TextField'
import { toast } from '@core/ui/feedback/toast'
import { useUsersText } from '../../texts'
import './externalId.css'
import { prefill } from './prefill'

/** The patient's number in the hospital system, with a lookup that prefills the form (ADMIN-102). */
export default function ExternalIdField({ name, value, onChange, onBlur, id }: WidgetProps) {
  const t = useUsersText()
  const { texts, errorOf, update: fill } = useFormView()
  const call = useCall()
  const [busy, setBusy] = useState(false)
  const typed = toText(value).trim()
  const find = async () => {
    setBusy(true)
    try {
      const params = { id: typed }
      const patient = await call('GET api/users/admin/find-external-patient/{id}', { params, quiet: true })
      fill((data) => prefill(data, patient))
      toast({ tone: 'success', text: t('ADMIN.USERS.EXTERNAL_PATIENT_FOUND', { name: nameOf(patient) }) })
    } catch (fault) {
      const isNone = fault instanceof ApiError && fault.status === 404
      const why = isNone ? 'ADMIN.USERS.EXTERNAL_PATIENT_NOT_FOUND' : 'ADMIN.USERS.EXTERNAL_PATIENT_FAIL'
      toast({ tone: 'error', text: t(why, { id: typed }) })
    }
    setBusy(false)
  }
  return (
    <div className="a-join">
      <TextField
        id={controlId(name)}
        name={name}
        label={texts.label(name)}
        hint={texts.hint(name)}
        error={errorOf(name)}
        optional
        autoComplete="off"
        value={toText(value)}
        onChange={(text) => onChange(text === '' ? undefined : text)}
        onBlur={() => onBlur(id, value)}
      />
      <Button
        variant="secondary"
        icon="search"
        busy={busy}
        busyText={t('ADMIN.USERS.FINDING')}
        disabled={typed === ''}
        onClick={() => void find()}
      >
        {t('ADMIN.USERS.FIND')}
      </Button>
    </div>
  )
}

const nameOf = ({ name, surname = '' }: { name: string; surname?: string }) => `${name} ${surname}`.trim()
