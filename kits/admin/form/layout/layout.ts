import type { AdminEntity, FieldSchema, FormSection } from '../../entity'
import { writableFields } from '../changes'

/** The control of a field. */
export type Control =
  | 'text'
  | 'textarea'
  | 'number'
  | 'email'
  | 'url'
  | 'date'
  | 'switch'
  | 'select'
  | 'record'
  | 'multiple'

const byFormat: Readonly<Record<string, Control>> = { email: 'email', uri: 'url', date: 'date' }
/** A text with a higher maximum length gets several lines. */
const longText = 200

/** The control of a field by its schema; `isChoice`: its value is the id of another record. */
export function controlOf(field: FieldSchema, isChoice: boolean): Control {
  if (field.type === 'array') return 'multiple'
  if (isChoice) return 'record'
  if (field.enum) return 'select'
  if (field.type === 'boolean') return 'switch'
  if (field.type === 'integer' || field.type === 'number') return 'number'
  return byFormat[field.format ?? ''] ?? ((field.maxLength ?? 0) > longText ? 'textarea' : 'text')
}

/** The width of a field, in twelfths. */
export function widthOf({ form, choices = {}, widths = {} }: AdminEntity, name: string): number {
  const width = widths[name]
  if (width !== undefined) return width
  const field = form.schema.properties[name] ?? {}
  const control = controlOf(field, name in choices)
  if (control === 'multiple' || control === 'textarea') return 12
  if (control === 'number' || control === 'date') return 4
  if (control === 'switch' || control === 'select') return 6
  const { maxLength = longText } = field
  return maxLength <= 20 ? 4 : maxLength <= 60 ? 6 : maxLength <= 100 ? 8 : 12
}

/** The sections of a form. Fields that no section names, such as new ones of the schema, are appended to the last one. */
export function sectionsOf({ form, sections = [{ id: 'main', fields: [] }] }: AdminEntity): FormSection[] {
  const fields = writableFields(form.schema)
  const assigned = new Set(sections.flatMap((section) => section.fields))
  const unassigned = fields.filter((field) => !assigned.has(field))
  return sections.map((section, index) => ({
    id: section.id,
    fields: [
      ...section.fields.filter((field) => fields.includes(field)),
      ...(index === sections.length - 1 ? unassigned : []),
    ],
  }))
}
