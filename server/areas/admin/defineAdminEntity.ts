import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readContract, type Operation } from '../../http/api/contract'
import type { Rights } from '../../http/api/rights'
import type { Tx } from '../../db/engine'
import { root } from '../../paths'
import type { Change } from './history/audit'

/** Ids of another table that a record holds, kept in a table between the two. */
export interface Relation {
  table: string
  /** Columns of that table: the record's id, and the other's. */
  own: string
  other: string
  /** The table of the others. */
  target: string
}

/** Where a record may be needed; it is not deleted then. */
export interface Usage {
  /** What the refusal calls it. */
  name: string
  table: string
  column: string
}

/** How a field leaves a column and enters it, where both differ. */
export interface Conversion {
  read: (value: unknown) => unknown
  write: (value: unknown) => unknown
}

/** A record's id: a person's is a text, all others are numbers. */
export type RecordId = number | string

/** A change under way, for what an entity keeps elsewhere and for rules that its schema cannot say. */
export interface RecordChange {
  tx: Tx
  change: Change
  id: RecordId
  /** What there is; absent of a new record. */
  current?: AdminRecord
  /** What is to be; absent of one that is removed. */
  body?: AdminRecord
}

/** How records of the administration are kept. All names of tables and columns come from here, none from a request. */
export interface AdminEntityDefinition {
  /** The schema in schemas/entities. */
  entity: string
  /** The address of its records; who may write there administers it. */
  path: string
  /** The operation whose rights it has, where nobody adds records at its path. */
  rightsOf?: Operation
  /** The address of its list, where that is another: it has pages only. */
  listPath?: string
  table: string
  /** The field with the record's id. */
  key: string
  /** Field to column. Other fields of the schema are kept in `extra`. */
  columns: Readonly<Record<string, string>>
  relations?: Readonly<Record<string, Relation>>
  conversions?: Readonly<Record<string, Conversion>>
  /** Fields that come from elsewhere, and their SQL; `r` is the record's row. */
  derived?: Readonly<Record<string, string>>
  /** Fields whose value is the id of a record of that table. */
  references?: Readonly<Record<string, string>>
  /** Unique constraints of the table, and the field that breaks them. */
  unique?: Readonly<Record<string, string>>
  /** The SQL of the text that a search looks into, folded. */
  search: string
  /** The SQL that a field is sorted by, where an index keeps it. */
  sortSql?: Readonly<Record<string, string>>
  /** Fields with the id of another record that lists are sorted by the name of, and its table. They are columns. */
  sortByNameOf?: Readonly<Record<string, string>>
  /** What a list can be narrowed by: the condition, given the place of the value; `$1` is the tenant. */
  filters?: Readonly<Record<string, (place: string) => string>>
  /** The field that orders a list unless another is asked for. */
  sort: string
  usedBy?: readonly Usage[]
  /** Makes the id of a new record, where the table does not. */
  newId?: () => string
  /** Refuses what may not be; nothing is written yet. */
  check?: (saving: RecordChange) => Promise<void>
  /**
   * What a change takes away elsewhere; nothing is written yet. The history keeps it beside what was there before, under
   * names that are no fields.
   */
  readRemoved?: (saving: RecordChange) => Promise<AdminRecord>
  /** Writes what is kept elsewhere; the record's own row is written. */
  write?: (saving: RecordChange) => Promise<void>
}

/** An entity with what its schema says of every field. */
export interface AdminEntity extends AdminEntityDefinition {
  rights: Rights
  properties: Readonly<Record<string, { type?: unknown; format?: string; readOnly?: boolean }>>
  /** The names of the fields that people write. */
  fields: readonly string[]
}

/** A record as it is written and read: fields of the schema and nothing else. */
export type AdminRecord = Readonly<Record<string, unknown>>

/** Completes a definition with the fields of its schema. Throws when there is no such schema. */
export function defineAdminEntity(entity: AdminEntityDefinition): AdminEntity {
  const file = path.join(root, 'schemas', 'entities', `${entity.entity}.schema.json`)
  const { properties } = JSON.parse(readFileSync(file, 'utf8')) as Pick<AdminEntity, 'properties'>
  return addSchemaFields(entity, properties)
}

/** The same with the schema's properties given. Throws where a name could not stand in a statement. */
export function addSchemaFields(
  entity: AdminEntityDefinition,
  properties: AdminEntity['properties'],
): AdminEntity {
  const names = Object.keys(properties)
  const odd = names.find((name) => !/^\w+$/.test(name))
  if (odd !== undefined) throw new Error(`${entity.entity} has a field whose name is not a word: ${odd}`)
  const { rights } = readContract(entity.rightsOf ?? (`POST ${entity.path}` as Operation))
  if (!rights) throw new Error(`Everybody may write at ${entity.path}`)
  const fields = names.filter((name) => name !== 'version' && properties[name]?.readOnly !== true)
  return { ...entity, rights, properties, fields }
}

/** The fields that are kept nowhere else. */
export const extraFields = ({ fields, columns, relations = {}, derived = {} }: AdminEntity): string[] =>
  fields.filter((field) => ![columns, relations, derived].some((kept) => Object.hasOwn(kept, field)))

/** The text that a search looks into when it is made of columns. */
export const searchIn = (...columns: string[]): string =>
  `folded(concat_ws(' ', ${columns.map((column) => `r.${column}`).join(', ')}))`

/** Narrows a list to records whose column has a value. */
export const equals =
  (column: string) =>
  (place: string): string =>
    `r.${column} = ${place}`
