import { getDefaultRegistry, withTheme } from '@rjsf/core'
import type { FieldTemplateProps, ObjectFieldTemplateProps, UiSchema } from '@rjsf/utils'
import type { AdminEntity, AdminRecord } from '../../entity'
import { cx } from '@portico/core/ui/cx'
import { PreviousValue } from '../fields/PreviousValue'
import { writableFields } from '../changes'
import { useFormView } from '../FormView'
import { controlOf, sectionsOf, widthOf, type Control } from './layout'
import { customField } from '../fields/customField'
import {
  InputWidget,
  TextAreaWidget,
  MultiChoiceWidget,
  EnumWidget,
  RecordWidget,
  SwitchWidget,
} from '../fields/widgets'
import { RecordSection } from '../../frame/RecordPage'
import '../form.css'

/** The classes of a field by its width on desktop, in twelfths. */
const spanClasses: Readonly<Record<number, string>> = {
  3: 'desk:col-span-3',
  4: 'desk:col-span-4',
  5: 'desk:col-span-5',
  6: 'desk:col-span-6',
  7: 'desk:col-span-7',
  8: 'desk:col-span-8',
}

/** A field in its width, with its original value once it is changed. The root object has neither. */
function FieldTemplate({ fieldPathId, children }: FieldTemplateProps) {
  const { entity, changed } = useFormView()
  const [field] = fieldPathId.path
  if (typeof field !== 'string') return children
  return (
    <div
      className={cx(
        'col-span-full min-w-0 empty:hidden desk:row-span-6 desk:pb-3.5',
        spanClasses[widthOf(entity, field)],
      )}
      data-changed={changed.includes(field) || undefined}
    >
      {children}
      <PreviousValue field={field} />
    </div>
  )
}

/** The sections of the form, each with its fields. */
function ObjectFieldTemplate({ properties }: ObjectFieldTemplateProps) {
  const { entity, texts } = useFormView()
  const contents = new Map(properties.map(({ name, content }) => [name, content]))
  return sectionsOf(entity).map(({ id, fields }) => (
    <RecordSection key={id} aria-labelledby={`s-${id}`}>
      <header>
        <h2 className="text-base/[1.5rem] font-strong focus:[outline:none]" id={`s-${id}`} tabIndex={-1}>
          {texts.section(id)}
        </h2>
        {texts.sectionHint(id) && <p>{texts.sectionHint(id)}</p>}
      </header>
      <div className="a-grid grid grid-cols-12 gap-y-3.5 gap-x-4 items-start desk:gap-y-0">
        {fields.map((field) => contents.get(field))}
      </div>
    </RecordSection>
  ))
}

/** The form library with our controls. */
export const ThemedForm = withTheme<AdminRecord>({
  // The library's NumberField uses the browser's language instead of the portal's.
  fields: { NumberField: getDefaultRegistry<AdminRecord>().fields['StringField']! },
  templates: { FieldTemplate, ObjectFieldTemplate, BaseInputTemplate: InputWidget },
  widgets: {
    TextareaWidget: TextAreaWidget,
    CheckboxWidget: SwitchWidget,
    EnumWidget,
    RecordWidget,
    MultiChoiceWidget,
  },
})

const widgets: Partial<Record<Control, string>> = {
  textarea: 'textarea',
  select: 'EnumWidget',
  record: 'RecordWidget',
  multiple: 'MultiChoiceWidget',
}

/** The `uiSchema` of the form library: which control each field has. */
export const createUiSchema = ({
  form,
  choices = {},
  widgets: own = {},
}: AdminEntity): UiSchema<AdminRecord> =>
  Object.fromEntries(
    writableFields(form.schema).map((field) => {
      const load = own[field]
      if (load) return [field, { 'ui:field': customField(load) }]
      const widget = widgets[controlOf(form.schema.properties[field] ?? {}, field in choices)]
      return [field, widget ? { 'ui:widget': widget } : {}]
    }),
  )
