import { useText } from '@portico/core/i18n/useText'
import type { Consultation } from '@schemas/generated/entities'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { note } from './clinicalNote'
import { isPending } from './isPending'
import { useAddedTitle } from './useAddedTitle'
import type { TextKey } from '../texts'

/** What the doctor wrote: the summary first, what was added to it, and the clinical note below. */
export function ConsultationTexts({ consultation }: { consultation: Consultation }) {
  const t = useText<TextKey>()
  const addedTitle = useAddedTitle()
  const { appointmentId, summary, recommendations, reason, additions = [] } = consultation
  const isWrittenHere = appointmentId != null
  return (
    <>
      {isPending(consultation) && <Notice icon="clock">{t('RECORDS.SUMMARY_PENDING')}</Notice>}
      {isWrittenHere && !isPending(consultation) && !summary && <Notice>{t('RECORDS.NO_SUMMARY')}</Notice>}
      {!isWrittenHere && <Text title={t('RECORDS.REASON')} text={reason} />}
      <Text title={t(isWrittenHere ? 'RECORDS.DOCTOR_SAYS' : 'RECORDS.SUMMARY')} text={summary} />
      <Text title={t('RECORDS.RECOMMENDATIONS')} text={recommendations} />
      {additions.map(({ id, text, author, writtenAt }) => (
        <Text key={id} title={addedTitle(author, writtenAt)} text={text} />
      ))}
      {isWrittenHere && <ClinicalNote consultation={consultation} />}
    </>
  )
}

function Text({ title, text }: { title: string; text: string | null | undefined }) {
  if (!text) return null
  return (
    <section className="stack gap-1">
      <h2 className="h3">{title}</h2>
      <p className="text-pretty whitespace-pre-line wrap-anywhere">{text}</p>
    </section>
  )
}

/** What the doctor wrote for other doctors; nothing while it is empty. */
function ClinicalNote({ consultation }: { consultation: Consultation }) {
  const t = useText<TextKey>()
  const { diagnoses = [] } = consultation
  if (diagnoses.length === 0 && note.every(([field]) => !consultation[field])) return null
  return (
    <details>
      <summary className="flex items-center min-h-tap font-strong cursor-pointer">
        {t('RECORDS.CLINICAL_NOTE')}
      </summary>
      <p className="text-sm text-muted">{t('RECORDS.CLINICAL_NOTE_TEXT')}</p>
      <dl className="stack gap-3">
        {note.map(
          ([field, title]) =>
            consultation[field] && (
              <div key={field}>
                <dt className="font-strong">{t(title)}</dt>
                <dd className="whitespace-pre-line wrap-anywhere">{consultation[field]}</dd>
              </div>
            ),
        )}
        {diagnoses.length > 0 && (
          <div>
            <dt className="font-strong">{t('RECORDS.NOTE_DIAGNOSIS')}</dt>
            {diagnoses.map(({ code, name }) => (
              <dd key={code}>
                {name} ({code})
              </dd>
            ))}
          </div>
        )}
      </dl>
    </details>
  )
}
