import { useText } from '@portico/core/i18n/useText'
import { useId, type ReactNode } from 'react'
import { SegmentedControl } from '@portico/core/ui/forms/SegmentedControl'
import { Select } from '@portico/core/ui/forms/Select'
import { TextField, type TextFieldProps } from '@portico/core/ui/forms/TextField'
import { codes, type CodeList } from './codes'
import type { Field } from './record'
import { controlId, type RecordFormState } from './useRecordForm'
import { useReader } from './useReader'
import { useSummary } from './useSummary'
import type { TextKey } from '../texts'

interface Props {
  form: RecordFormState
}

type TextName = Extract<Field, 'dose' | 'doseUnit' | 'route' | 'posology' | 'duration'>

/** How a medicine is taken: amount, route, how often and until when. */
export function MedicineFields({ form }: Props) {
  const t = useText<TextKey>()
  const summary = useSummary()('medicine', form.record)
  return (
    <>
      <Pair>
        <Text form={form} field="dose" label={t('RECORDS.DOSE')} inputMode="decimal" />
        <CodeText form={form} field="doseUnit" list="unit" label={t('RECORDS.DOSE_UNIT')} />
      </Pair>
      <CodeText
        form={form}
        field="route"
        list="route"
        label={t('RECORDS.ROUTE')}
        hint={t('RECORDS.ROUTE_HINT')}
      />
      <Pair>
        <Text form={form} field="posology" label={t('RECORDS.POSOLOGY')} inputMode="decimal" />
        <TimeUnit form={form} field="posologyType" units={posologyUnits} />
      </Pair>
      <SegmentedControl
        block
        label={t('RECORDS.UNTIL')}
        value={form.values.isLimited ? 'limited' : 'endless'}
        onChange={(choice) => form.change({ isLimited: choice === 'limited' })}
        options={[
          { value: 'endless', label: t('RECORDS.ENDLESS') },
          { value: 'limited', label: t('RECORDS.LIMITED') },
        ]}
      />
      {form.values.isLimited && (
        <Pair>
          <Text form={form} field="duration" label={t('RECORDS.DURATION')} inputMode="decimal" />
          <TimeUnit form={form} field="durationType" units={durationUnits} />
        </Pair>
      )}
      {summary !== '' && (
        <p className="text-sm text-muted">
          {t('RECORDS.DOCTOR_READS')} <span className="font-strong">{summary}</span>
        </p>
      )}
    </>
  )
}

/** Two fields side by side. A label of two lines, or an error, does not move the control of the other. */
function Pair({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[1fr_1fr] grid-rows-[repeat(3,auto)] gap-x-3 gap-y-2 *:row-span-3 *:grid-rows-subgrid">
      {children}
    </div>
  )
}

const posologyUnits = ['HOURS', 'DAYS', 'WEEKS', 'MONTHS'] as const
const durationUnits = ['MINUTES', 'HOURS', 'DAYS', 'WEEKS', 'FORTNIGHTS', 'MONTHS'] as const

type TextProps = Props & { field: TextName } & Omit<TextFieldProps, 'value' | 'onChange' | 'form' | 'list'>

function Text({ form, field, ...props }: TextProps & { list?: string }) {
  return (
    <TextField
      autoComplete="off"
      {...props}
      id={controlId(field)}
      value={form.values[field]}
      error={form.findings.find((finding) => finding.field === field)?.text}
      onChange={(text) => form.change({ [field]: text })}
    />
  )
}

/** A field that offers the named entries of a list while the person types. Any number of the list can be typed. */
function CodeText({ list, ...props }: TextProps & { list: CodeList }) {
  const id = useId()
  const { nameOf } = useReader()
  return (
    <>
      <Text {...props} list={id} />
      <datalist id={id}>
        {codes[list].map((code) => (
          <option key={code.id}>{nameOf(list, code.id)}</option>
        ))}
      </datalist>
    </>
  )
}

interface UnitProps extends Props {
  field: 'posologyType' | 'durationType'
  /** In the order of their ids, from 1. */
  units: typeof posologyUnits | typeof durationUnits
}

function TimeUnit({ form, field, units }: UnitProps) {
  const t = useText<TextKey>()
  return (
    <Select
      label={t('RECORDS.TIME_UNIT')}
      value={form.values[field]}
      onChange={(unit) => form.change({ [field]: unit })}
      options={units.map((unit, index) => ({ value: String(index + 1), label: t(`RECORDS.UNIT.${unit}`) }))}
    />
  )
}
