import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import type { User } from '@schemas/generated/entities'
import { ageOn } from '@schemas/rules/age'
import { browserZone, formatDate, localDate } from '@portico/core/format/dates'
import { useApi } from '@portico/core/http/useApi'
import { useTenant } from '@portico/core/tenant/useTenant'
import { Chip } from '@portico/core/ui/layout/Chip'
import type { TextKey } from '../texts'

/** The age and the document of a dependent. */
export function DependentFacts({ member }: { member: User }) {
  const t = useText<TextKey>()
  const { timeZone } = useTenant()
  const [today] = useState(() => localDate(Date.now(), timeZone))
  const { data: types = [] } = useApi('GET api/identification-number-types', { quiet: true })
  const { birthDate, consentAt, identificationNumber: number, identificationNumberType: type } = member
  const name = types.find(({ id }) => id === type)?.name
  const facts = [
    birthDate && t('FAMILY.AGE', { count: ageOn(birthDate, today) }),
    number ? [name, number].filter(Boolean).join(' ') : t('FAMILY.NO_DOCUMENT'),
    consentAt && t('FAMILY.CONSENT_SINCE', { date: formatDate(consentAt, browserZone()) }),
  ]
  return <p className="text-sm text-muted">{facts.filter(Boolean).join(' · ')}</p>
}

/** The address of a member with an account, and whether they have accepted. */
export function MemberState({ member }: { member: User }) {
  const t = useText<TextKey>()
  return (
    <>
      <p className="text-sm text-muted">{member.email}</p>
      {member.invitedAt ? (
        <Chip tone="warning" icon="clock">
          {t('FAMILY.INVITED', { date: formatDate(member.invitedAt, browserZone()) })}
        </Chip>
      ) : (
        <Chip tone="success" icon="circle-check">
          {t('FAMILY.JOINED')}
        </Chip>
      )}
    </>
  )
}
