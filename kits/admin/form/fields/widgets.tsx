import type { BaseInputTemplateProps, WidgetProps } from '@rjsf/utils'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { DateField } from '@portico/core/ui/forms/date/DateField'
import { Select } from '@portico/core/ui/forms/Select'
import { Switch } from '@portico/core/ui/forms/Switch'
import { TextArea } from '@portico/core/ui/forms/TextArea'
import { TextField } from '@portico/core/ui/forms/TextField'
import { RecordField } from '../../choice/RecordField'
import { useAdminText } from '../../texts'
import { keepOrder } from '../changes'
import { controlOf } from '../layout/layout'
import { controlId, useFormView } from '../FormView'
import { CheckboxListField } from './CheckboxListField'
import { NumberInput } from './NumberInput'
import { toText } from '../../values/toText'
import { unitName } from '../../values/units'
import { useChoiceOptions } from '../../choice/useChoiceOptions'

/** The label, hint and error of a field. */
function useFieldFrame({ name, required }: Pick<WidgetProps, 'name' | 'required'>) {
  const { texts, errorOf } = useFormView()
  return {
    id: controlId(name),
    name,
    label: texts.label(name),
    hint: texts.hint(name),
    error: errorOf(name),
    optional: !required,
  }
}

/** A one-line field: text, number, email, URL or date. */
export function InputWidget(props: BaseInputTemplateProps) {
  const { entity, data } = useFormView()
  const { language } = useLanguage()
  const control = controlOf(entity.form.schema.properties[props.name] ?? {}, false)
  const onBlur = () => props.onBlur(props.id, props.value)
  const frame = useFieldFrame(props)
  if (control === 'number') {
    const { schema, value, onChange } = props
    const unit = entity.units?.[props.name]
    return (
      <NumberInput
        {...frame}
        {...{ schema, value, onChange, onBlur }}
        unit={unit && unitName(unit, data, language)}
      />
    )
  }
  const shared = {
    ...frame,
    value: toText(props.value),
    onChange: (value: string) => props.onChange(value === '' ? undefined : value),
    onBlur,
  }
  if (control === 'date') return <DateField {...shared} />
  return (
    <TextField
      {...shared}
      type={control === 'email' || control === 'url' ? control : 'text'}
      autoComplete="off"
    />
  )
}

/** A text of several lines in a form. */
export function TextAreaWidget(props: WidgetProps) {
  return (
    <TextArea
      {...useFieldFrame(props)}
      maxLength={props.schema.maxLength}
      value={toText(props.value)}
      onChange={(value) => props.onChange(value === '' ? undefined : value)}
      onBlur={() => props.onBlur(props.id, props.value)}
    />
  )
}

/** A yes or no of a form. */
export function SwitchWidget({ name, value, onChange }: WidgetProps) {
  const { label, hint, id } = useFieldFrame({ name })
  return (
    <div id={id} tabIndex={-1}>
      <Switch name={name} checked={value === true} onChange={onChange}>
        {label}
      </Switch>
      {hint && <p className="field-hint">{hint}</p>}
    </div>
  )
}

/** One of the values of the schema's `enum`. */
export function EnumWidget(props: WidgetProps) {
  const t = useAdminText()
  const { texts } = useFormView()
  const values = (props.schema.enum ?? []) as unknown[]
  const selected = values.indexOf(props.value)
  return (
    <Select
      {...useFieldFrame(props)}
      value={selected < 0 ? '' : String(selected)}
      onChange={(index) => props.onChange(values[Number(index || 'NaN')])}
      onBlur={() => props.onBlur(props.id, props.value)}
      options={[
        ...(selected < 0 || !props.required ? [{ value: '', label: t('ADMIN.FORM.NONE_CHOSEN') }] : []),
        ...values.map((value, index) => ({ value: String(index), label: texts.value(props.name, value) })),
      ]}
    />
  )
}

/** One record of another entity. */
export function RecordWidget(props: WidgetProps) {
  const t = useAdminText()
  const { entity } = useFormView()
  const choices = entity.choices?.[props.name]
  if (!choices) throw new Error(`Field ${props.name} has no entry in the choices of its entity`)
  return (
    <RecordField
      {...useFieldFrame(props)}
      choices={choices}
      value={props.value as unknown}
      none={props.required ? undefined : t('ADMIN.FORM.NONE_CHOSEN')}
      onChange={props.onChange}
      onBlur={() => props.onBlur(props.id, props.value)}
    />
  )
}

/** Several values of the schema's `enum`, or several records of another entity. */
export function MultiChoiceWidget({ name, value, onChange, schema }: WidgetProps) {
  const { entity, texts, original } = useFormView()
  const { options, hasFailed } = useChoiceOptions(entity.choices?.[name])
  const { enum: values = [] } = (schema.items ?? {}) as { enum?: unknown[] }
  const listed = values.map((item) => ({ value: item, label: texts.value(name, item) }))
  return (
    <CheckboxListField
      {...useFieldFrame({ name })}
      options={entity.choices?.[name] ? options : listed}
      hasFailed={hasFailed}
      selected={Array.isArray(value) ? (value as unknown[]) : []}
      onChange={(selected) => onChange(keepOrder(original[name], selected))}
    />
  )
}
