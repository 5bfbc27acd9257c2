import type { AdminEntity, FieldSchema } from '../entity'

export type ColumnKind = 'text' | 'number' | 'date' | 'boolean'

export interface Column {
  field: string
  /** Text key of its head. */
  label: string
  kind: ColumnKind
}

const kinds: Readonly<Record<string, ColumnKind>> = {
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  string: 'text',
}

const kindOf = ({ type = '', format }: FieldSchema): ColumnKind | undefined =>
  format === 'date' ? 'date' : kinds[type]

/**
 * All columns an entity can show: first those it names, then every other field of its schema that fits a cell, so that
 * a field added to the schema is there without another edit. Lists and objects are for the form.
 */
export function columnsOf({ name, schema, columns }: AdminEntity): readonly Column[] {
  const fields = [...new Set([...columns, ...Object.keys(schema.properties)])]
  return fields.flatMap((field) => {
    const kind = kindOf(schema.properties[field] ?? {})
    return kind ? [{ field, label: `ADMIN.${name}.FIELDS.${field}`, kind }] : []
  })
}

/** The columns to show: those chosen in the address, else those the entity names. The record's name is always there. */
export function shownColumns(entity: AdminEntity, chosen: readonly string[] | null): readonly Column[] {
  const named = entity.columns[0]
  const shown = chosen ?? entity.columns
  return columnsOf(entity).filter(({ field }) => field === named || shown.includes(field))
}
