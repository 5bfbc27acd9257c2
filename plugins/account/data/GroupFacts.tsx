import { useText } from '@portico/core/i18n/useText'
import { useId } from 'react'
import { ageOn } from '@schemas/rules/age'
import { formatNumericDate } from '@portico/core/format/dates'
import { Card, CardHead } from '@portico/core/ui/layout/Card'
import type { Group } from './draft'
import { today } from './today'
import { groupIds } from './useOpenGroup'
import type { PersonalDataForm } from './usePersonalData'
import type { TextKey } from '../texts'

interface Props {
  group: Group
  form: PersonalDataForm
  onChange: () => void
}

/** A group as it is read on a phone, with its "Change". */
export function GroupFacts({ group, form, onChange }: Props) {
  const t = useText<TextKey>()
  const id = useId()
  const title = t(`PROFILE.GROUP.${group}`)
  return (
    <Card flush as="section" aria-labelledby={id}>
      <CardHead>
        <h2 className="h3" id={id}>
          {title}
        </h2>
        <button type="button" className="link link-underlined" id={groupIds(group).change} onClick={onChange}>
          {t('ACCOUNT.CHANGE')} <span className="sr-only">: {title}</span>
        </button>
      </CardHead>
      <dl className="grid gap-4 py-4 px-5 hairline-t wrap-anywhere">
        {useFacts(group, form).map(({ label, value }) => (
          <div key={label}>
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="font-strong">{value || t('PROFILE.EMPTY')}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function useFacts(group: Group, { draft, user, rules: { types } }: PersonalDataForm) {
  const t = useText<TextKey>()
  const type = types.find(({ id }) => id === Number(draft.identificationNumberType))
  const facts: Record<Group, { label: string; value: string | null | undefined }[]> = {
    who: [
      { label: t('PROFILE.FULL_NAME'), value: `${draft.name} ${draft.surname}` },
      {
        label: t('PROFILE.FIELD.birthDate'),
        value:
          draft.birthDate &&
          `${formatNumericDate(draft.birthDate)} (${t('ACCOUNT.AGE', { age: ageOn(draft.birthDate, today()) })})`,
      },
      {
        label: t('PROFILE.FIELD.gender'),
        value: draft.gender !== '0' ? t(`PROFILE.GENDER.${draft.gender}`) : '',
      },
      {
        label: t('PROFILE.FIELD.identificationNumberType'),
        value: type && `${type.name} ${draft.identificationNumber}`,
      },
    ],
    contact: [
      { label: t('ACCOUNT.EMAIL'), value: user.email },
      { label: t('ACCOUNT.PHONE'), value: user.phone },
      { label: t('PROFILE.FIELD.alternativePhone'), value: draft.alternativePhone },
    ],
    body: [
      { label: t('PROFILE.FIELD.height'), value: draft.height && `${draft.height} cm` },
      { label: t('PROFILE.FIELD.weight'), value: draft.weight && `${draft.weight} kg` },
    ],
    insurance: [
      { label: t('PROFILE.FIELD.insurer'), value: draft.insurer },
      { label: t('PROFILE.FIELD.policy'), value: draft.policy },
    ],
  }
  return facts[group]
}
