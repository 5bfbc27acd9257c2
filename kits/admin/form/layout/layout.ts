import type { AdminEntity, FieldSchema, FormSection } from '../../entity'
import { writableFields } from '../changes'

/** What a field is edited with. */
export type Control =
  'text' | 'lines' | 'number' | 'email' | 'url' | 'date' | 'switch' | 'select' | 'one' | 'many'

const byFormat: Readonly<Record<string, Control>> = { email: 'email', uri: 'url', date: 'date' }
/** From this length on a text has several lines. */
const longText = 200

/** What the schema of a field, and whether it is chosen from other records, say about its control. */
export function controlOf(field: FieldSchema, isChoice: boolean): Control {
  if (field.type === 'array') return 'many'
  if (isChoice) return 'one'
  if (field.enum) return 'select'
  if (field.type === 'boolean') return 'switch'
  if (field.type === 'integer' || field.type === 'number') return 'number'
  return byFormat[field.format ?? ''] ?? ((field.maxLength ?? 0) > longText ? 'lines' : 'text')
}

/** How wide a field is, in twelfths. */
export function widthOf({ form, choices = {}, widths = {} }: AdminEntity, name: string): number {
  const given = widths[name]
  if (given !== undefined) return given
  const field = form.schema.properties[name] ?? {}
  const control = controlOf(field, name in choices)
  if (control === 'many' || control === 'lines') return 12
  if (control === 'number' || control === 'date') return 4
  if (control === 'switch' || control === 'select') return 6
  const { maxLength = longText } = field
  return maxLength <= 20 ? 4 : maxLength <= 60 ? 6 : maxLength <= 100 ? 8 : 12
}

/** The sections of a form. A field that none names, such as one just added to the schema, ends the last one. */
export function sectionsOf({ form, sections = [{ id: 'main', fields: [] }] }: AdminEntity): FormSection[] {
  const fields = writableFields(form.schema)
  const named = new Set(sections.flatMap((section) => section.fields))
  const others = fields.filter((field) => !named.has(field))
  return sections.map((section, at) => ({
    id: section.id,
    fields: [
      ...section.fields.filter((field) => fields.includes(field)),
      ...(at === sections.length - 1 ? others : []),
    ],
  }))
}
