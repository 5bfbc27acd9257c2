import { numberFormat } from '@portico/core/format/intl'
import { formatNumericDate } from '@portico/core/format/dates'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useText } from '@portico/core/i18n/useText'
import { every, useSummary } from '../medicalData/useSummary'
import type { TextKey } from '../texts'
import type { Intake } from './intake'
import type { Found, IncomingRecord } from './recordsOf'

const wholeDate = /^\d{4}-\d\d-\d\d$/

/** Returns what a summary says of a record beside its name, in sentences of the person's language: nothing of it may be lost. */
export function useDetails() {
  const t = useText<TextKey>()
  const summarize = useSummary()
  const intakeText = useIntakeText()
  const once = (record: Found): string[] => {
    const { intakes, reactions, isHighRisk, severity, isUnconfirmed, reasons, places, relative } = record
    const summary = summarize('medicine', record.fields)
    return [
      ...intakes
        .flatMap((intake) => [intakeText(intake), ...intake.advice])
        .filter((text) => text !== summary),
      reactions.length > 0 ? t('RECORDS.BRING_REACTIONS', { list: reactions.join(', ') }) : '',
      isHighRisk ? t('RECORDS.BRING_HIGH_RISK') : '',
      severity ? t(`RECORDS.BRING_SEVERITY.${severity}`) : '',
      ...dates(record),
      reasons.length > 0 ? t('RECORDS.BRING_REASONS', { list: reasons.join(', ') }) : '',
      places.length > 0 ? t('RECORDS.BRING_PLACES', { list: places.join(', ') }) : '',
      relative === '' ? '' : t('RECORDS.BRING_RELATIVE', { relative }),
      isUnconfirmed ? t('RECORDS.BRING_UNCONFIRMED') : '',
      record.notes,
    ].filter(Boolean)
  }
  const dates = ({ since, until }: Found): string[] => [
    since === '' ? '' : t('RECORDS.BRING_SINCE', { date: shownDate(since) }),
    until === '' ? '' : t('RECORDS.BRING_UNTIL', { date: shownDate(until) }),
  ]
  return ({ others, ...record }: IncomingRecord): string[] => [
    ...once(record),
    ...others.map((other) => {
      const past = record.isActive && !other.isActive ? [t('RECORDS.PAST')] : []
      const dose = summarize('medicine', other.fields)
      return t('RECORDS.BRING_ALSO', { text: [...past, dose, ...once(other)].filter(Boolean).join(' · ') })
    }),
  ]
}

const shownDate = (date: string): string => (wholeDate.test(date) ? formatNumericDate(date) : date)

/** Returns a sentence of how a medicine is taken. */
function useIntakeText() {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const timing = ({ period, times, timeName }: Intake): string => {
    const key = period && every[period.type]
    if (!key) return timeName
    const count = Number(times.split('–').at(-1))
    return `${t('RECORDS.BRING_TIMES', { count, times })} ${t(key, { count: period.count })}`
  }
  return (intake: Intake): string => {
    const { text, dose, unit, route, isAsNeeded, hasMore } = intake
    if (text !== '') return text
    const parts = [
      dose === null ? '' : `${numberFormat(language, {}).format(dose)} ${unit}`.trim(),
      route,
      timing(intake),
      isAsNeeded ? t('RECORDS.AS_NEEDED') : '',
      hasMore ? t('RECORDS.BRING_INTAKE_MORE') : '',
    ]
    return parts.filter(Boolean).join(' · ')
  }
}
