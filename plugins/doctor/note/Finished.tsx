import { useText } from '@portico/core/i18n/useText'
import { useId, type ReactNode } from 'react'
import type { Consultation, VisitRecord } from '@schemas/generated/entities'
import { browserZone, formatDate, formatTime } from '@portico/core/format/dates'
import { Card } from '@portico/core/ui/layout/Card'
import { Notice } from '@portico/core/ui/feedback/Notice'
import type { KnownLine } from '../day'
import { Notes } from '../notes/Notes'
import { Addition } from './Addition'
import { usePrescriptionWords } from './usePrescriptionWords'
import type { TextKey } from '../texts'

interface Props {
  line: KnownLine
  record: VisitRecord
  finished: Consultation
  documents: ReactNode
}

const texts = ['reason', 'findings', 'assessment', 'plan'] as const

/** A finished consultation: it does not change any more, and takes additions. */
export function Finished({ line, record, finished, documents }: Props) {
  const t = useText<TextKey>()
  const name = line.patientName
  const moment = (instant: string) => ({
    day: formatDate(instant, browserZone()),
    time: formatTime(instant, browserZone()),
  })
  return (
    <div className="stack gap-5 @container">
      <Notice tone="success">
        {t('DOCTOR.NOTE.IS_FINISHED', { name, ...moment(finished.finishedAt ?? '') })}
      </Notice>
      <Part title={t('DOCTOR.NOTE.CLINICAL')}>
        <dl className="stack gap-3">
          {texts.map(
            (field) =>
              finished[field] && (
                <div key={field}>
                  <dt className="text-sm/normal font-semibold text-muted">
                    {t(`DOCTOR.NOTE.FIELD_${field}`)}
                  </dt>
                  <dd className="whitespace-pre-line wrap-anywhere">{finished[field]}</dd>
                </div>
              ),
          )}
          {finished.diagnoses && finished.diagnoses.length > 0 && (
            <div>
              <dt className="text-sm/normal font-semibold text-muted">{t('DOCTOR.NOTE.DIAGNOSIS')}</dt>
              {finished.diagnoses.map((one) => (
                <dd key={one.code}>
                  <code>{one.code}</code> {one.name}
                </dd>
              ))}
            </div>
          )}
        </dl>
      </Part>
      <Part title={t('DOCTOR.NOTE.SUMMARY', { name })}>
        <p className="whitespace-pre-line wrap-anywhere">
          {finished.summary ?? t('DOCTOR.NOTE.NO_SUMMARY', { name })}
        </p>
      </Part>
      <Prescribed finished={finished} />
      {finished.additions?.map(({ id, text, author, writtenAt }) => (
        <Part key={id} title={t('DOCTOR.NOTE.ADDED', { name: author, ...moment(writtenAt) })}>
          <p className="whitespace-pre-line wrap-anywhere">{text}</p>
        </Part>
      ))}
      <Addition appointmentId={record.appointmentId} />
      {documents && <Card>{documents}</Card>}
      {line.doctorNotes !== undefined && (
        <Card className="[border:1.5px_dashed_var(--line-strong)] bg-transparent [box-shadow:none]">
          <Notes line={line} />
        </Card>
      )}
    </div>
  )
}

function Prescribed({ finished: { prescriptions = [] } }: { finished: Consultation }) {
  const t = useText<TextKey>()
  const words = usePrescriptionWords()
  if (prescriptions.length === 0) return null
  return (
    <Part title={t('DOCTOR.NOTE.PRESCRIPTIONS')}>
      <ul className="stack gap-2">
        {prescriptions.map((one, index) => (
          <li key={`${index} ${one.name}`}>
            <span className="font-strong">{one.name}</span> <span className="text-muted">{words(one)}</span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" className="stack gap-3" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {title}
      </h2>
      {children}
    </Card>
  )
}
