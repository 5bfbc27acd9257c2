import type { WidgetProps } from '@rjsf/utils'
import { useState } from 'react'
import { controlId, useFormView } from '@portico/admin/form/FormView'
import { FieldError } from '@portico/core/ui/forms/Field'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { TextArea } from '@portico/core/ui/forms/TextArea'
import { TextField } from '@portico/core/ui/forms/TextField'
import { useDoctorText } from '../texts'
import {
  isUrlField,
  isHttpsUrl,
  maxLengths,
  profileFields,
  parseProfile,
  profileText,
  setProfileField,
  type ProfileFieldName,
} from './profile'

/** The doctor's public profile: texts and web addresses. */
export default function ProfileField({ name, value, onChange }: WidgetProps) {
  const t = useDoctorText()
  const { original: opened, errorOf } = useFormView()
  const [touched, setTouched] = useState<readonly ProfileFieldName[]>([])
  const profile = parseProfile(value)
  const serverError = errorOf(name)
  const isInvalid = (field: ProfileFieldName) => {
    const text = profileText(profile, field)
    return isUrlField(field) && text !== '' && !isHttpsUrl(text)
  }
  const hasInvalid = profileFields.some((field) => isInvalid(field))
  const control = (field: ProfileFieldName) => {
    const shared = {
      id: `${controlId(name)}_${field}`,
      label: t(`ADMIN.DOCTOR.PROFILE.${field}`),
      value: profileText(profile, field),
      maxLength: maxLengths[field] ?? 200,
      optional: true,
      onChange: (text: string) => onChange(setProfileField(profile, parseProfile(opened[name]), field, text)),
    }
    if ((maxLengths[field] ?? 0) > 200) return <TextArea key={field} {...shared} />
    if (!isUrlField(field)) return <TextField key={field} {...shared} autoComplete="off" />
    return (
      <TextField
        key={field}
        {...shared}
        type="url"
        autoComplete="off"
        placeholder="https://"
        error={
          isInvalid(field) && (serverError || touched.includes(field))
            ? t('ADMIN.DOCTOR.PROFILE.ADDRESS')
            : undefined
        }
        onBlur={() => setTouched([...touched, field])}
      />
    )
  }
  return (
    <div className="stack" id={controlId(name)} tabIndex={-1}>
      <Notice tone="warning" title={t('ADMIN.DOCTOR.BETA')}>
        {t('ADMIN.DOCTORS.BETA_WARNING')}
      </Notice>
      {profileFields.filter((field) => !isUrlField(field)).map((field) => control(field))}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-y-2 gap-x-6 pt-1 pb-3">
        {profileFields.filter(isUrlField).map((field) => control(field))}
      </div>
      {!hasInvalid && <FieldError id={`${controlId(name)}-error`} error={serverError} />}
    </div>
  )
}
