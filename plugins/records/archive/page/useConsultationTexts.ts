import { browserZone, formatDateTime } from '@portico/core/format/dates'
import { useText } from '@portico/core/i18n/useText'
import type { Consultation } from '@schemas/generated/entities'
import { note } from '../../consultations/clinicalNote'
import { sections } from '../../consultations/sections'
import { useAddedTitle } from '../../consultations/useAddedTitle'
import { useWhen } from '../../consultations/useWhen'
import { useSummary } from '../../medicalData/useSummary'
import type { TextKey } from '../../texts'
import type { ArchivedConsultation } from '../planFiles'

/**
 * Returns what the page says about a consultation: with whom and how, what was written for the patient, for other doctors and later, what
 * was prescribed and given, and the appointment that follows.
 */
export function useConsultationTexts() {
  const whenOf = useWhen()
  const writtenOf = useWritten()
  const outcomeOf = useOutcome()
  const t = useText<TextKey>()
  return (consultation: ArchivedConsultation): string[] => [
    [
      consultation.doctorName,
      whenOf(consultation),
      consultation.review && t('RECORDS.REVIEW_NUMBER', consultation.review),
    ]
      .filter(Boolean)
      .join(' · '),
    ...[...writtenOf(consultation), ...outcomeOf(consultation)].flatMap(([title, text]) =>
      text ? [`${title}: ${text}`] : [],
    ),
  ]
}

type Titled = readonly [title: string, text: string | null | undefined]

function useWritten() {
  const t = useText<TextKey>()
  const addedTitle = useAddedTitle()
  return (consultation: Consultation): Titled[] => {
    const { diagnoses = [], additions = [] } = consultation
    return [
      ...[...sections, ...note.filter(([field]) => field !== 'reason')].map(([field, title]): Titled => [
        t(title),
        consultation[field],
      ]),
      [t('RECORDS.NOTE_DIAGNOSIS'), diagnoses.map(({ code, name }) => `${name} (${code})`).join(', ')],
      ...additions.map(({ author, writtenAt, text }): Titled => [addedTitle(author, writtenAt), text]),
    ]
  }
}

function useOutcome() {
  const t = useText<TextKey>()
  const summarize = useSummary()
  const nextOf = ({
    startDate,
    zone = browserZone(),
    isOnline,
  }: NonNullable<Consultation['followUp']>): string => {
    const how = t(isOnline ? 'RECORDS.ONLINE' : 'RECORDS.IN_PERSON')
    return `${formatDateTime(startDate, zone)} (${zone}) · ${how}`
  }
  return ({ prescriptions = [], given = [], followUp }: Consultation): Titled[] => [
    ...prescriptions.map((one): Titled => [
      t('RECORDS.PRESCRIBED'),
      [one.name, summarize('medicine', one), one.isAsNeeded && t('RECORDS.AS_NEEDED'), one.notes]
        .filter(Boolean)
        .join(' · '),
    ]),
    [t('RECORDS.GIVEN'), given.map(({ name }) => name).join(', ')],
    [t('RECORDS.NEXT_STEP'), followUp && followUp.state !== 'over' ? nextOf(followUp) : ''],
  ]
}
