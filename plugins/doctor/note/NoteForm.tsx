import { useText } from '@portico/core/i18n/useText'
import { useId, type ReactNode } from 'react'
import { TemplatesPart } from '@portico/calls/templates/TemplatesPart'
import type { VisitRecord } from '@schemas/generated/entities'
import { TextArea } from '@portico/core/ui/forms/TextArea'
import { Card } from '@portico/core/ui/layout/Card'
import { Chip } from '@portico/core/ui/layout/Chip'
import { Icon } from '@portico/core/ui/media/Icon'
import { useCallKeys } from '@portico/calls/keys/useCallKeys'
import type { KnownLine } from '../day'
import { Conflict } from './Conflict'
import { Diagnoses } from './Diagnoses'
import { FinishBar } from './FinishBar'
import { FollowUp } from './FollowUp'
import { Missing } from './Missing'
import { Prescriptions } from './Prescriptions'
import type { Note } from './useNote'
import type { TextKey } from '../texts'

/** The longest texts that the server takes. */
const LONG = 10_000
const SUMMARY = 5000
const PRIVATE = 20_000

interface Props {
  line: KnownLine
  record: VisitRecord
  note: Note
  documents: ReactNode
}

/** The note of a visit while it is written: it saves itself, and one press finishes it. */
export function NoteForm({ line, record, note, documents }: Props) {
  const t = useText<TextKey>()
  const { fields, change } = note
  const name = line.patientName
  return (
    <div className="grid gap-5 @container [&_textarea]:[field-sizing:content]">
      {record.allergies.length > 0 && (
        <p>
          <Chip tone="danger" icon="triangle-alert">
            {t('DOCTOR.NOTE.ALLERGIES', { names: record.allergies.join(', ') })}
          </Chip>
        </p>
      )}
      <Conflict note={note} />
      <div className="grid gap-5 *:min-w-0 @min-[56rem]:grid-cols-[minmax(0,1fr)_18rem] @min-[56rem]:items-start">
        <div className="stack gap-5">
          <ClinicalNote note={note} name={name} />
          <Diagnoses chosen={fields.diagnoses} onChange={(diagnoses) => change({ diagnoses })} />
          {line.canPrescribe && (
            <Prescriptions
              allergies={record.allergies}
              chosen={fields.prescriptions}
              name={name}
              onChange={(prescriptions) => change({ prescriptions })}
            />
          )}
          {documents && <Card>{documents}</Card>}
          <Card className="stack">
            <TextArea
              label={t('DOCTOR.NOTE.SUMMARY', { name })}
              hint={t('DOCTOR.NOTE.SUMMARY_HINT')}
              rows={6}
              maxLength={SUMMARY}
              value={fields.summary}
              onChange={(summary) => change({ summary })}
            />
            <div>
              <TemplatesPart
                kind="summary"
                text={fields.summary}
                max={SUMMARY}
                onChange={(summary) => change({ summary })}
              />
            </div>
          </Card>
          <FollowUp line={line} record={record} onChange={(followUpId) => change({ followUpId })} />
        </div>
        <aside className="stack gap-5" aria-label={t('DOCTOR.NOTE.BEFORE_END')}>
          <Missing fields={fields} name={name} canPrescribe={line.canPrescribe === true} />
          <PrivateNotes value={fields.privateNotes} onChange={(privateNotes) => change({ privateNotes })} />
        </aside>
      </div>
      <FinishBar line={line} record={record} note={note} />
    </div>
  )
}

function ClinicalNote({ note: { fields, change }, name }: { note: Note; name: string }) {
  const t = useText<TextKey>()
  const title = useId()
  const text = (field: 'reason' | 'findings' | 'assessment' | 'plan', maxLength = LONG) => (
    <TextArea
      label={t(`DOCTOR.NOTE.FIELD_${field}`)}
      rows={3}
      maxLength={maxLength}
      value={fields[field]}
      onChange={(value) => change({ [field]: value })}
    />
  )
  return (
    <Card as="section" className="stack" aria-labelledby={title}>
      <div className="flex items-center gap-3 justify-between flex-wrap">
        <h2 className="h2" id={title}>
          {t('DOCTOR.NOTE.CLINICAL')}
        </h2>
        <span className="text-sm text-muted">{t('DOCTOR.NOTE.TO_RECORDS', { name })}</span>
      </div>
      <div className="grid gap-4 *:min-w-0 @min-[44rem]:grid-cols-[1fr_1fr]">
        {text('reason', SUMMARY)}
        {text('findings')}
        {text('assessment')}
        {text('plan')}
      </div>
    </Card>
  )
}

/** What only the doctor reads; N leads here. */
function PrivateNotes({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useText<TextKey>()
  const title = useId()
  const part = useCallKeys<HTMLDivElement>({ n: () => part.current?.querySelector('textarea')?.focus() })
  return (
    <div ref={part}>
      <Card
        as="section"
        className="stack gap-3 [border:1.5px_dashed_var(--line-strong)] bg-transparent [box-shadow:none]"
        aria-labelledby={title}
      >
        <h2 className="h3 flex items-center gap-2" id={title}>
          <Icon name="lock" size="s" />
          <span>{t('DOCTOR.NOTE.PRIVATE')}</span>
        </h2>
        <TextArea
          label={t('DOCTOR.NOTES')}
          hint={t('DOCTOR.NOTE.PRIVATE_HINT')}
          rows={3}
          maxLength={PRIVATE}
          value={value}
          onChange={onChange}
        />
      </Card>
    </div>
  )
}
