import { useText } from '@portico/core/i18n/useText'
import { browserZone, formatNumericDate } from '@portico/core/format/dates'
import type { Person } from '../fhir/people'
import type { TextKey } from '../../texts'
import type { SummaryLine } from './summaryPage'

/** Returns who the person is, and the zone of the times on the page that name none. */
export function usePersonLines() {
  const t = useText<TextKey>()
  return ({ birthDate, gender, identificationNumber, phone, email }: Person): SummaryLine[] => {
    const facts: readonly (readonly [TextKey, string | null | undefined])[] = [
      ['RECORDS.FACT.birthDate', birthDate ? formatNumericDate(birthDate) : t('RECORDS.FACT.unknown')],
      ['RECORDS.FACT.gender', gender === 1 || gender === 2 ? t(`RECORDS.FACT.gender.${gender}`) : null],
      ['RECORDS.FACT.identification', identificationNumber],
      ['RECORDS.FACT.phone', phone],
      ['RECORDS.FACT.email', email],
      ['RECORDS.FACT.zone', browserZone()],
    ]
    return facts.flatMap(([name, value]) => (value ? [{ name: t(name), texts: [value] }] : []))
  }
}
