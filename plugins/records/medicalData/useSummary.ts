import { useText } from '@portico/core/i18n/useText'
import { numberFormat } from '@portico/core/format/intl'
import type { Kind, MedicalRecord } from './record'
import { useReader } from './useReader'
import type { TextKey } from '../texts'

/** How often a medicine is taken, by the number of its unit. */
export const every = [
  '',
  'RECORDS.EVERY.HOURS',
  'RECORDS.EVERY.DAYS',
  'RECORDS.EVERY.WEEKS',
  'RECORDS.EVERY.MONTHS',
] as const
const lasting = [
  '',
  'RECORDS.FOR.MINUTES',
  'RECORDS.FOR.HOURS',
  'RECORDS.FOR.DAYS',
  'RECORDS.FOR.WEEKS',
  'RECORDS.FOR.FORTNIGHTS',
  'RECORDS.FOR.MONTHS',
] as const

/** Returns the line below the name of a record: "20 mg · oral · cada 24 horas". */
export function useSummary() {
  const t = useText<TextKey>()
  const { language, nameOf } = useReader()
  const medicine = (record: Partial<MedicalRecord>): string[] => {
    const { dose, doseUnit, administrationRoute, posology, posologyType, duration, durationType } = record
    const unit = doseUnit ? (nameOf('unit', doseUnit).split(' · ')[0] ?? '') : ''
    const timing = every[posologyType ?? 0]
    const end = lasting[durationType ?? 0]
    return [
      dose ? `${numberFormat(language, {}).format(dose)} ${unit.toLocaleLowerCase(language)}`.trim() : unit,
      administrationRoute ? nameOf('route', administrationRoute).toLocaleLowerCase(language) : '',
      posology && timing ? t(timing, { count: posology }) : '',
      duration && end ? t(end, { count: duration }) : '',
    ]
  }
  return (kind: Kind, record: Partial<MedicalRecord>): string => {
    const parts = {
      allergy: () => [t(record.isAllergy ? 'RECORDS.IS_ALLERGY' : 'RECORDS.IS_INTOLERANCE')],
      illness: () => [t(record.isPersonal ? 'RECORDS.MINE' : 'RECORDS.OF_FAMILY')],
      intervention: () => [],
      medicine: () => medicine(record),
    }[kind]()
    const past = record.isActive === false ? [t('RECORDS.PAST')] : []
    return [...parts, ...past].filter(Boolean).join(' · ')
  }
}
