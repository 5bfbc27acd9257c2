import { useText } from '@portico/core/i18n/useText'
import { useRoute } from '@portico/core/routing/useRoute'
import { Link } from '@portico/core/routing/Link'
import { formatNumericDate } from '@portico/core/format/dates'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { Button, buttonClass } from '@portico/core/ui/actions/Button'
import { ErrorSummary } from '@portico/core/ui/forms/ErrorSummary'
import { SegmentedControl } from '@portico/core/ui/forms/SegmentedControl'
import { Switch } from '@portico/core/ui/forms/Switch'
import { TextArea } from '@portico/core/ui/forms/TextArea'
import { TextField } from '@portico/core/ui/forms/TextField'
import { cardClass } from '@portico/core/ui/layout/Card'
import { MedicineFields } from './MedicineFields'
import type { Kind, MedicalRecord } from './record'
import { useSummary } from './useSummary'
import { controlId, useRecordForm, type RecordFormState } from './useRecordForm'
import type { TextKey } from '../texts'

const MAX_NAME = 100
const MAX_NOTES = 5000

const labels = {
  name: 'RECORDS.NAME',
  dose: 'RECORDS.DOSE',
  doseUnit: 'RECORDS.DOSE_UNIT',
  route: 'RECORDS.ROUTE',
  posology: 'RECORDS.POSOLOGY',
  duration: 'RECORDS.DURATION',
} as const

/** A label that is a question ends with its own mark. */
const withLabel = (label: string, text: string) =>
  label.endsWith('?') ? `${label} ${text}` : `${label}: ${text}`

/** The form of a record: its fields, saving, and deleting with undo. */
export function RecordForm({ kind, record }: { kind: Kind; record: Partial<MedicalRecord> | undefined }) {
  const t = useText<TextKey>()
  const { id: route } = useRoute()
  const form = useRecordForm(kind, record)
  const findings = form.findings.map(({ field, text }) => ({
    field: controlId(field),
    text: withLabel(t(labels[field]), text),
  }))
  return (
    <>
      <ErrorSummary
        attempt={form.attempt}
        title={t('RECORDS.NOT_SAVED')}
        errors={form.failure === '' ? findings : [{ field: '', text: form.failure }]}
      />
      <form
        noValidate
        className={cardClass({}, 'stack gap-6 max-w-176')}
        onSubmit={(event) => {
          event.preventDefault()
          form.submit()
        }}
      >
        {form.prescribed ? <Prescribed form={form} /> : <Fields form={form} />}
        <div className="flex items-center gap-3 flex-wrap">
          <Button type="submit" size="lg" busy={form.busy} busyText={t('RECORDS.SAVING')}>
            {t('RECORDS.SAVE')}
          </Button>
          <Link className={buttonClass({ variant: 'quiet' })} to={route}>
            {t('RECORDS.CANCEL')}
          </Link>
        </div>
      </form>
      {form.remove && (
        <div>
          <Button variant="danger-quiet" icon="trash-2" onClick={form.remove}>
            {t('RECORDS.DELETE')}
          </Button>
        </div>
      )}
    </>
  )
}

/** A medicine that a doctor prescribed: as they wrote it, and whether it is still taken. */
function Prescribed({ form: { prescribed, values, change } }: { form: RecordFormState }) {
  const t = useText<TextKey>()
  const summarize = useSummary()
  if (!prescribed) return null
  const { prescribedBy: name, prescribedAt, notes } = prescribed
  return (
    <>
      <Notice icon="stethoscope">
        {t('RECORDS.PRESCRIBED_BY', { name, date: formatNumericDate(prescribedAt ?? '') })}
      </Notice>
      <p className="font-strong">{summarize('medicine', { ...prescribed, isActive: true })}</p>
      {notes && <p className="whitespace-pre-line wrap-anywhere">{notes}</p>}
      <Switch checked={values.isActive} onChange={(isActive) => change({ isActive })}>
        {t('RECORDS.ACTIVE.medicine')}
      </Switch>
    </>
  )
}

function Fields({ form }: { form: RecordFormState }) {
  const t = useText<TextKey>()
  const { kind, values, change } = form
  return (
    <>
      {(kind === 'allergy' || kind === 'illness') && <OwnField form={form} kind={kind} />}
      <TextField
        id={controlId('name')}
        label={t('RECORDS.NAME')}
        hint={t(`RECORDS.NAME_HINT.${kind}`)}
        maxLength={MAX_NAME}
        autoComplete="off"
        value={values.name}
        error={form.findings.find(({ field }) => field === 'name')?.text}
        onChange={(name) => change({ name })}
      />
      {kind === 'medicine' && <MedicineFields form={form} />}
      <TextArea
        label={t('RECORDS.NOTE')}
        optional
        rows={3}
        maxLength={MAX_NOTES}
        value={values.notes}
        onChange={(notes) => change({ notes })}
      />
      {kind !== 'intervention' && (
        <Switch checked={values.isActive} onChange={(isActive) => change({ isActive })}>
          {t(`RECORDS.ACTIVE.${kind}`)}
        </Switch>
      )}
    </>
  )
}

function OwnField({
  form: { values, change },
  kind,
}: {
  form: RecordFormState
  kind: 'allergy' | 'illness'
}) {
  const t = useText<TextKey>()
  const isAllergy = kind === 'allergy'
  return (
    <SegmentedControl
      block
      label={t(isAllergy ? 'RECORDS.WHAT_IS_IT' : 'RECORDS.WHOSE')}
      value={values.isOwn ? 'own' : 'other'}
      onChange={(choice) => change({ isOwn: choice === 'own' })}
      options={[
        { value: 'own', label: t(isAllergy ? 'RECORDS.IS_ALLERGY' : 'RECORDS.MINE') },
        { value: 'other', label: t(isAllergy ? 'RECORDS.IS_INTOLERANCE' : 'RECORDS.OF_FAMILY') },
      ]}
    />
  )
}
