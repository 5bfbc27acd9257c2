import { useText } from '@portico/core/i18n/useText'
import { useState, type FormEvent } from 'react'
import type { Prescription } from '@schemas/generated/entities'
import { formatNumberInput, parseNumber } from '@portico/core/forms/number'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { Checkbox } from '@portico/core/ui/forms/Checkbox'
import { Select } from '@portico/core/ui/forms/Select'
import { TextField } from '@portico/core/ui/forms/TextField'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import { doseUnits, timeUnit } from './prescriptionWords'
import { usePrescriptionWords } from './usePrescriptionWords'
import type { TextKey } from '../texts'

interface Props {
  /** Absent: a new one. */
  initial: Prescription | undefined
  allergies: readonly string[]
  name: string
  onClose: () => void
  onSave: (prescription: Prescription) => void
}

interface Values {
  name: string
  notes: string
  dose: string
  doseUnit: string
  posology: string
  posologyType: string
  duration: string
  durationType: string
  isAsNeeded: boolean
}

/** Medicine, dose, how often and for how long. */
export function PrescriptionDialog({ initial, allergies, name, onClose, onSave }: Props) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const words = usePrescriptionWords()
  const [values, setValues] = useState(() => valuesOf(initial, language))
  const [isChecked, setIsChecked] = useState(false)
  const faults = faultsOf(values, language)
  const prescription = toPrescription(values, language)
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    setIsChecked(true)
    if (faults.length === 0) onSave(prescription)
  }
  return (
    <Dialog
      title={t('DOCTOR.NOTE.RX_TITLE', { name })}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => submit()}>
            {t(initial ? 'DOCTOR.NOTE.RX_CHANGE' : 'DOCTOR.NOTE.RX_ADD')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('DOCTOR.NOTE.NOT_NOW')}
          </Button>
        </>
      }
    >
      {allergies.length > 0 && (
        <Notice tone="warning">{t('DOCTOR.NOTE.ALLERGIES', { names: allergies.join(', ') })}</Notice>
      )}
      <form className="stack" onSubmit={submit}>
        <Fields
          values={values}
          faults={isChecked ? faults : []}
          onChange={(to) => setValues({ ...values, ...to })}
        />
      </form>
      {prescription.name !== '' && faults.length === 0 && (
        <p className="text-sm text-muted">
          {t('DOCTOR.NOTE.RX_READS', { name })}{' '}
          <span className="font-strong">
            {[prescription.name, words(prescription)].filter(Boolean).join(': ')}
          </span>
        </p>
      )}
    </Dialog>
  )
}

interface FieldsProps {
  values: Values
  faults: readonly (keyof Values)[]
  onChange: (to: Partial<Values>) => void
}

function Fields({ values, faults, onChange }: FieldsProps) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const number = (field: 'dose' | 'posology' | 'duration') => (
    <TextField
      label={t(`DOCTOR.NOTE.RX_${field}`)}
      inputMode="decimal"
      autoComplete="off"
      value={values[field]}
      error={faults.includes(field) ? t('DOCTOR.NOTE.RX_NUMBER') : undefined}
      onChange={(text) => onChange({ [field]: text })}
    />
  )
  const unit = (field: 'posologyType' | 'durationType', units: readonly (readonly [string, string])[]) => (
    <Select
      label={t('DOCTOR.NOTE.RX_UNIT')}
      value={values[field]}
      onChange={(value) => onChange({ [field]: value })}
      options={units.map(([value, name]) => ({ value, label: timeUnit(name, language) }))}
    />
  )
  return (
    <>
      <TextField
        label={t('DOCTOR.NOTE.RX_MEDICINE')}
        hint={t('DOCTOR.NOTE.RX_MEDICINE_HINT')}
        maxLength={100}
        autoComplete="off"
        value={values.name}
        error={faults.includes('name') ? t('DOCTOR.NOTE.RX_NO_NAME') : undefined}
        onChange={(name) => onChange({ name })}
      />
      <div className="grid gap-4 *:min-w-0 @min-[44rem]:grid-cols-[1fr_1fr]">
        {number('dose')}
        <Select
          label={t('DOCTOR.NOTE.RX_DOSE_UNIT')}
          value={values.doseUnit}
          onChange={(doseUnit) => onChange({ doseUnit })}
          options={[{ value: '', label: '—' }, ...doseUnits(language)]}
        />
        {number('posology')}
        {unit('posologyType', [
          ['1', 'hour'],
          ['2', 'day'],
          ['3', 'week'],
          ['4', 'month'],
        ])}
        {number('duration')}
        {unit('durationType', [
          ['3', 'day'],
          ['4', 'week'],
          ['6', 'month'],
          ['2', 'hour'],
        ])}
      </div>
      <Checkbox checked={values.isAsNeeded} onChange={(isAsNeeded) => onChange({ isAsNeeded })}>
        {t('DOCTOR.NOTE.RX_AS_NEEDED')}
      </Checkbox>
      <TextField
        label={t('DOCTOR.NOTE.RX_NOTES')}
        optional
        maxLength={500}
        value={values.notes}
        onChange={(notes) => onChange({ notes })}
      />
    </>
  )
}

function valuesOf(initial: Prescription | undefined, language: string): Values {
  const text = (value: number | null | undefined) => (value == null ? '' : formatNumberInput(value, language))
  return {
    name: initial?.name ?? '',
    notes: initial?.notes ?? '',
    dose: text(initial?.dose),
    doseUnit: initial?.doseUnit == null ? '' : String(initial.doseUnit),
    posology: text(initial?.posology),
    posologyType: String(initial?.posologyType ?? 1),
    duration: text(initial?.duration),
    durationType: String(initial?.durationType ?? 3),
    isAsNeeded: initial?.isAsNeeded ?? false,
  }
}

const MAX_NUMBER = 1_000_000

function faultsOf(values: Values, language: string): (keyof Values)[] {
  const isWrong = (text: string) => {
    const number = parseNumber(text, language)
    return text.trim() !== '' && !(number !== null && number > 0 && number <= MAX_NUMBER)
  }
  const numbers = (['dose', 'posology', 'duration'] as const).filter((field) => isWrong(values[field]))
  return values.name.trim() === '' ? ['name', ...numbers] : numbers
}

function toPrescription(values: Values, language: string): Prescription {
  const number = (text: string) => (text.trim() === '' ? null : parseNumber(text, language))
  const [dose, posology, duration] = [values.dose, values.posology, values.duration].map(number)
  return {
    name: values.name.trim(),
    notes: values.notes.trim() || null,
    dose: dose ?? null,
    doseUnit: dose == null || values.doseUnit === '' ? null : Number(values.doseUnit),
    posology: posology ?? null,
    posologyType: posology == null ? null : Number(values.posologyType),
    duration: duration ?? null,
    durationType: duration == null ? null : Number(values.durationType),
    ...(values.isAsNeeded && { isAsNeeded: true }),
  }
}
