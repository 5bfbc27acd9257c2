import { useText } from '@portico/core/i18n/useText'
import type { User } from '@schemas/generated/entities'
import { NO_TYPE, isIdentificationRequired } from '@schemas/rules/identification'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { IdentificationTypeSelect } from '@portico/core/forms/IdentificationTypeSelect'
import { AgreementField, ConsentField, MemberText, fieldId } from './Fields'
import { ageOf, needsConsent, shownType, type DependentRules } from './member'
import type { MemberForm } from './useMemberForm'
import type { TextKey } from '../texts'

interface Props {
  form: MemberForm
  rules: DependentRules
  owner: User
  member: User | undefined
}

/** The document of a dependent, needed from 14 years on (C-141), and the agreement. */
export function DocumentFields({ form, rules, owner, member }: Props) {
  const t = useText<TextKey>()
  const { today } = rules
  const age = ageOf(form.values.birthDate, today)
  const isRequired = isIdentificationRequired(age)
  const type = shownType(form.values, today)
  return (
    <>
      <div className="empty:-mb-5 desk:col-span-full" aria-live="polite">
        {isRequired && <Notice tone="brand">{t('FAMILY.DOCUMENT_NEEDED', { count: age ?? 0 })}</Notice>}
      </div>
      <IdentificationTypeSelect
        id={fieldId('type')}
        label={t('FAMILY.DOCUMENT')}
        hint={isRequired ? undefined : t('FAMILY.DOCUMENT_HINT')}
        value={String(type)}
        onChange={(id) => form.change({ type: Number(id) })}
        none={isRequired ? undefined : t('FAMILY.TYPE_NONE')}
      />
      {type !== NO_TYPE && (
        <MemberText
          form={form}
          field="number"
          label={t('FAMILY.NUMBER')}
          optional={!isRequired}
          maxLength={20}
        />
      )}
      <AgreementField form={form} owner={owner} member={member} />
      {needsConsent(form.values, rules) && <ConsentField form={form} />}
    </>
  )
}
