import type { BaseInputTemplateProps, WidgetProps } from '@rjsf/utils'
import { DateField } from '@core/ui/forms/DateField'
import { Select } from '@core/ui/forms/Select'
import { Switch } from '@core/ui/forms/Switch'
import { TextArea } from '@core/ui/forms/TextArea'
import { TextField } from '@core/ui/forms/TextField'
import { RecordField } from '../../choice/RecordField'
import { useAdminText } from '../../texts'
import { keepOrder } from '../changes'
import { controlOf } from '../layout/layout'
import { controlId, useFormView } from '../FormView'
import { CheckboxListField } from './CheckboxListField'
import { NumberInput } from './NumberInput'
import { toText } from '../../values/toText'
import { useChoiceOptions } from '../../choice/useChoiceOptions'

/** What every control of a form has around it. */
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

/** One line: a text, a number, an address or a date. */
export function InputWidget(props: BaseInputTemplateProps) {
  const { entity } = useFormView()
  const control = controlOf(entity.form.schema.properties[props.name] ?? {}, false)
  const onBlur = () => props.onBlur(props.id, props.value)
  const frame = useFieldFrame(props)
  if (control === 'number') {
    const { schema, value, onChange } = props
    return <NumberInput {...frame} {...{ schema, value, onChange, onBlur }} />
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
      type={control === 'lines' || control === 'select' ? 'text' : control}
      autoComplete="off"
    />
  )
}

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

export function SwitchWidget({ name, value, onChange }: WidgetProps) {
  const { label, hint, id } = useFieldFrame({ name })
  return (
    <div className="a-switch" id={id} tabIndex={-1}>
      <Switch name={name} checked={value === true} onChange={onChange}>
        {label}
      </Switch>
      {hint && <p className="field-hint">{hint}</p>}
    </div>
  )
}

/** One of the values that the schema lists. */
export function EnumWidget(props: WidgetProps) {
  const t = useAdminText()
  const { texts } = useFormView()
  const values = (props.schema.enum ?? []) as unknown[]
  const at = values.indexOf(props.value)
  return (
    <Select
      {...useFieldFrame(props)}
      value={at < 0 ? '' : String(at)}
      onChange={(index) => props.onChange(values[Number(index || 'NaN')])}
      onBlur={() => props.onBlur(props.id, props.value)}
      options={[
        ...(at < 0 || !props.required ? [{ value: '', label: t('ADMIN.FORM.NONE_CHOSEN') }] : []),
        ...values.map((value, index) => ({ value: String(index), label: texts.value(props.name, value) })),
      ]}
    />
  )
}

/** One of other records. */
export function RecordWidget(props: WidgetProps) {
  const t = useAdminText()
  const { entity } = useFormView()
  const choices = entity.choices?.[props.name]
  if (!choices) throw new Error(`Nothing says what ${props.name} is chosen from`)
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

/** Several of the values that the schema lists, or of other records. */
export function MultiChoiceWidget({ name, value, onChange, schema }: WidgetProps) {
  const { entity, texts, original: opened } = useFormView()
  const { options, failed } = useChoiceOptions(entity.choices?.[name])
  const { enum: values = [] } = (schema.items ?? {}) as { enum?: unknown[] }
  const listed = values.map((one) => ({ value: one, label: texts.value(name, one) }))
  return (
    <CheckboxListField
      {...useFieldFrame({ name })}
      options={entity.choices?.[name] ? options : listed}
      failed={failed}
      chosen={Array.isArray(value) ? (value as unknown[]) : []}
      onChange={(chosen) => onChange(keepOrder(opened[name], chosen))}
    />
  )
}
