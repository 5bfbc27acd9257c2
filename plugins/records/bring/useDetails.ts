import { numberFormat } from '@portico/core/format/intl'
import { formatNumericDate } from '@portico/core/format/dates'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useText } from '@portico/core/i18n/useText'
import { every, useSummary } from '../medicalData/useSummary'
import type { TextKey } from '../texts'
import type { Intake } from './intake'
import type { IncomingRecord } from './recordsOf'

const wholeDate = /^\d{4}-\d\d-\d\d$/

/** Returns what a summary says of a record beside its name, in sentences of the person's language: nothing of it may be lost. */
export function useDetails() {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const summarize = useSummary()
  const timing = ({ period, times }: Intake): string => {
    const key = period && every[period.type]
    if (!key) return ''
    const count = Number(times.split('–').at(-1))
    return `${t('RECORDS.BRING_TIMES', { count, times })} ${t(key, { count: period.count })}`
  }
  const intakeText = (intake: Intake): string => {
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
  return (record: IncomingRecord): string[] => {
    const { intakes, since, relative, reactions, isHighRisk, isUnconfirmed, notes, fields } = record
    const summary = summarize('medicine', fields)
    return [
      ...intakes.map(intakeText).filter((text) => text !== summary),
      reactions.length > 0 ? t('RECORDS.BRING_REACTIONS', { list: reactions.join(', ') }) : '',
      isHighRisk ? t('RECORDS.BRING_HIGH_RISK') : '',
      since === ''
        ? ''
        : t('RECORDS.BRING_SINCE', { date: wholeDate.test(since) ? formatNumericDate(since) : since }),
      relative === '' ? '' : t('RECORDS.BRING_RELATIVE', { relative }),
      isUnconfirmed ? t('RECORDS.BRING_UNCONFIRMED') : '',
      notes,
    ].filter(Boolean)
  }
}
