import type { WidgetProps } from '@rjsf/utils'
import { useState } from 'react'
import { controlId, useFormView } from '@kits/admin/form/FormView'
import { FieldError } from '@core/ui/forms/Field'
import { Notice } from '@core/ui/feedback/Notice'
import { TextArea } from '@core/ui/forms/TextArea'
import { TextField } from '@core/ui/forms/TextField'
import { useDoctorText } from '../texts'
import './fields.css'
import {
  isAddress,
  isSoundAddress,
  longest,
  profileFields,
  profileIn,
  written,
  type ProfileField,
} from './profile'

/** What patients read of the doctor before they book: texts, and addresses in the web (ADMIN-025). */
export default function Profile({ name, value, onChange }: WidgetProps) {
  const t = useDoctorText()
  const { original: opened, errorOf } = useFormView()
  const [left, leave] = useState<readonly ProfileField[]>([])
  const profile = profileIn(value)
  const found = errorOf(name)
  const isOdd = (field: ProfileField) => {
    const text = profile[field]
    return isAddress(field) && text !== undefined && !isSoundAddress(text)
  }
  const anyOdd = profileFields.some((field) => isOdd(field))
  const control = (field: ProfileField) => {
    const shared = {
      id: `${controlId(name)}_${field}`,
      label: t(`ADMIN.DOCTOR.PROFILE.${field}`),
      value: profile[field] ?? '',
      maxLength: longest[field] ?? 200,
      optional: true,
      onChange: (text: string) => onChange(written(profile, profileIn(opened[name]), field, text)),
    }
    if ((longest[field] ?? 0) > 200) return <TextArea key={field} {...shared} />
    if (!isAddress(field)) return <TextField key={field} {...shared} autoComplete="off" />
    return (
      <TextField
        key={field}
        {...shared}
        type="url"
        autoComplete="off"
        placeholder="https://"
        error={
          isOdd(field) && (found || left.includes(field)) ? t('ADMIN.DOCTOR.PROFILE.ADDRESS') : undefined
        }
        onBlur={() => leave([...left, field])}
      />
    )
  }
  return (
    <div className="stack" id={controlId(name)} tabIndex={-1}>
      <Notice tone="warning" title={t('ADMIN.DOCTOR.BETA')}>
        {t('ADMIN.DOCTORS.BETA_WARNING')}
      </Notice>
      {profileFields.filter((field) => !isAddress(field)).map((field) => control(field))}
      <div className="d-networks">{profileFields.filter(isAddress).map((field) => control(field))}</div>
      {!anyOdd && <FieldError id={`${controlId(name)}-error`} error={found} />}
    </div>
  )
}
