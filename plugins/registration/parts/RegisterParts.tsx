import { useText } from '@portico/core/i18n/useText'
import { useId, type ReactNode } from 'react'
import { Conditions } from './Conditions'
import { ContactFields } from './ContactFields'
import type { FieldsProps } from './fieldsProps'
import { PasswordPair } from './PasswordPair'
import { PersonFields } from './PersonFields'
import type { useRegistration } from './useRegistration'
import type { TextKey } from '../texts'

interface Props {
  registration: ReturnType<typeof useRegistration>
  /** The step of a phone; absent: all parts. */
  step: number | undefined
}

/** The parts of the registration form that are shown. */
export function RegisterParts({ registration, step }: Props) {
  const t = useText<TextKey>()
  const { answers, setAnswers, form, usesNickname } = registration
  const change: FieldsProps['change'] = (field, value) => {
    form.correct(field)
    setAnswers({ [field]: value })
  }
  const errorOf: FieldsProps['errorOf'] = (field) => form.errors[field] && t(form.errors[field])
  const fields = { answers, change, errorOf }
  const shows = (part: number) => step === undefined || step === part
  return (
    <>
      {shows(1) && (
        <Part title={step === undefined ? t('REGISTER.PART_PERSON') : undefined}>
          <PersonFields {...fields} usesNickname={usesNickname} />
        </Part>
      )}
      {shows(2) && (
        <Part title={step === undefined ? t('REGISTER.PART_CONTACT') : undefined}>
          <ContactFields {...fields} />
        </Part>
      )}
      {shows(3) && (
        <Part title={step === undefined ? t('REGISTER.PART_PASSWORD') : undefined}>
          <PasswordPair label={t('PASSWORD.LABEL')} values={answers} onChange={change} errors={form.errors} />
          <Conditions
            accepted={answers.accepted}
            onAccept={(accepted) => {
              form.correct('accepted')
              setAnswers({ accepted })
            }}
            error={errorOf('accepted')}
          />
        </Part>
      )}
    </>
  )
}

/** A part of the form; on a desktop with its heading. */
function Part({ title, children }: { title: string | undefined; children: ReactNode }) {
  const id = useId()
  return (
    <section
      className="grid gap-5 min-w-0 desk:[:not([data-columns])>section+&]:hairline-t desk:[:not([data-columns])>section+&]:pt-8"
      {...(title && { 'aria-labelledby': id })}
    >
      {title && (
        <h2 className="h2" id={id}>
          {title}
        </h2>
      )}
      {children}
    </section>
  )
}
