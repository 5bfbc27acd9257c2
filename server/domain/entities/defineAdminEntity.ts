import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readContract, type Operation } from '../../platform/http/api/contract'
import type { Rights } from '../../platform/http/api/rights'
import type { Tx } from '../../platform/db/database'
import { root } from '../../platform/paths'
import type { Change } from './history/change'

/** Ids of another table that a record has, stored in a join table. */
export interface Relation {
  table: string
  /** The columns of the join table: the id of the record, and the id of the other one. */
  own: string
  other: string
  /** The table of the other records. */
  target: string
}

/** Converts a value between its column and its field. */
export interface Conversion {
  read: (value: unknown) => unknown
  write: (value: unknown) => unknown
}

/** The id of a record: a string for people, a number for all others. */
export type RecordId = number | string

/** A change in progress, for the hooks of an entity. */
export interface RecordChange {
  tx: Tx
  change: Change
  id: RecordId
  /** The current record; absent when it is created. */
  current?: AdminRecord
  /** The new record; absent when it is deleted. */
  body?: AdminRecord
}

/** Defines how records of the administration are stored. Names of tables and columns come only from here, never from a request. */
export interface AdminEntityDefinition {
  /** The schema in schemas/entities. */
  entity: string
  /** The path of its records. A person who may write there administers the entity. */
  path: string
  /** The operation whose rights apply, when no operation creates records at the path. */
  rightsOf?: Operation
  /** The path of its list when it differs from `path`. Such a list is always paged. */
  listPath?: string
  table: string
  /** The field with the id of the record. */
  key: string
  /** Maps fields to columns. Other fields of the schema are stored in the column `extra`. */
  columns: Readonly<Record<string, string>>
  relations?: Readonly<Record<string, Relation>>
  conversions?: Readonly<Record<string, Conversion>>
  /** Computed fields and their SQL; `r` is the row of the record. */
  derived?: Readonly<Record<string, string>>
  /** Fields that hold the id of a record, and the table of that record. */
  references?: Readonly<Record<string, string>>
  /** Maps the unique constraints of the table to their fields. */
  unique?: Readonly<Record<string, string>>
  /** The SQL of the folded text that a search matches. */
  search: string
  /** The SQL that sorts a field, matching an index. */
  sortSql?: Readonly<Record<string, string>>
  /** Columns with the id of another record that sort by that record's name, and its table. */
  sortByNameOf?: Readonly<Record<string, string>>
  /** The filters of a list: SQL conditions, given the placeholder of the value; `$1` is the tenant. */
  filters?: Readonly<Record<string, (placeholder: string) => string>>
  /** The fields that name a record, joined by commas; `name` by default. */
  namedBy?: readonly string[]
  /** The SQL of a text that tells records with the same name apart. */
  detail?: string
  /** The default sort field. */
  sort: string
  /**
   * Tables whose rows would be deleted with a record, and that keep it instead. Rows that refer to it and would stay keep it
   * in any case.
   */
  keptBy?: readonly string[]
  /** Tables with rows of the record itself that no foreign key names, and the column of its id. */
  ownTables?: readonly { table: string; column: string }[]
  /** Creates the id of a new record, when the table does not. */
  newId?: () => string
  /** Checks a change before anything is written. */
  check?: (saving: RecordChange) => Promise<void>
  /**
   * Reads related data that the change removes, before anything is written. The history stores it next to the previous
   * record, under names that are not fields.
   */
  readRemoved?: (saving: RecordChange) => Promise<AdminRecord>
  /** Writes related tables, after the row of the record. */
  write?: (saving: RecordChange) => Promise<void>
}

/** An entity with the fields of its schema. */
export interface AdminEntity extends AdminEntityDefinition {
  rights: Rights
  properties: Readonly<
    Record<string, { type?: unknown; format?: string; readOnly?: boolean; default?: unknown }>
  >
  /** The names of the writable fields. */
  fields: readonly string[]
}

/** A record with the fields of its schema. */
export type AdminRecord = Readonly<Record<string, unknown>>

/** Completes a definition with the fields of its schema. Throws when the schema does not exist. */
export function defineAdminEntity(entity: AdminEntityDefinition): AdminEntity {
  const file = path.join(root, 'schemas', 'entities', `${entity.entity}.schema.json`)
  const { properties } = JSON.parse(readFileSync(file, 'utf8')) as Pick<AdminEntity, 'properties'>
  return addSchemaFields(entity, properties)
}

/** Adds the properties of a schema to a definition. Throws for a field name that is not safe in SQL. */
export function addSchemaFields(
  entity: AdminEntityDefinition,
  properties: AdminEntity['properties'],
): AdminEntity {
  const names = Object.keys(properties)
  const invalid = names.find((name) => !/^\w+$/.test(name))
  if (invalid !== undefined)
    throw new Error(`${entity.entity}: expected field names of letters, digits and _, found ${invalid}`)
  const { rights } = readContract(entity.rightsOf ?? (`POST ${entity.path}` as Operation))
  if (!rights) throw new Error(`Missing write permission for ${entity.path}`)
  const fields = names.filter((name) => name !== 'version' && properties[name]?.readOnly !== true)
  return { ...entity, rights, properties, fields }
}

/** The fields that are stored in the column `extra`. */
export const extraFields = ({ fields, columns, relations = {}, derived = {} }: AdminEntity): string[] =>
  fields.filter(
    (field) =>
      ![columns, relations, derived].some((fieldsElsewhere) => Object.hasOwn(fieldsElsewhere, field)),
  )

/** The SQL of the name of a record. */
export const nameSql = ({ namedBy = ['name'], columns, derived = {} }: AdminEntity): string =>
  `concat_ws(', ', ${namedBy.map((field) => `nullif(${derived[field] ?? `r.${columns[field]}`}, '')`).join(', ')})`

/** The SQL of the searched text for a search in columns. */
export const searchIn = (...columns: string[]): string =>
  `folded(concat_ws(' ', ${columns.map((column) => `r.${column}`).join(', ')}))`

/** The SQL of the searched text for a search in columns that have texts in each language of the tenant (decision 604). */
export const searchInTranslated = (...columns: string[]): string =>
  `folded(concat_ws(' ', ${columns.map((column) => `r.${column}`).join(', ')},
    (select string_agg(t.value, ' ') from jsonb_each(coalesce(r.translations, '{}')) l,
      jsonb_each_text(l.value) t where t.key in (${columns.map((column) => `'${column}'`).join(', ')}))))`

/** A filter for records whose column has a value. */
export const equals =
  (column: string) =>
  (placeholder: string): string =>
    `r.${column} = ${placeholder}`
