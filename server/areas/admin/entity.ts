import { readFileSync } from 'node:fs'
import path from 'node:path'
import { contractOf, type Operation } from '../../http/contract'
import type { Rights } from '../../http/rights'
import { root } from '../../paths'

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
export interface Use {
  /** What the refusal calls it. */
  name: string
  table: string
  column: string
}

/** How records of the administration are kept. All names of tables and columns come from here, none from a request. */
export interface AdminEntity {
  /** The schema in schemas/entities. */
  entity: string
  /** The address of its list; who may write there administers it. */
  path: string
  table: string
  /** The field with the record's id. */
  key: string
  /** Field to column. Other fields of the schema are kept in `extra`. */
  columns: Readonly<Record<string, string>>
  relations?: Readonly<Record<string, Relation>>
  /** Fields that are only read, and the SQL they come from; `r` is the record's row. */
  derived?: Readonly<Record<string, string>>
  /** Fields whose value is the id of a record of that table. */
  references?: Readonly<Record<string, string>>
  /** Fields with a column that a search looks into. */
  search: readonly string[]
  /** Fields with a column whose value a list can be narrowed to. */
  filters?: readonly string[]
  /** The field that orders a list unless another is asked for. */
  sort: string
  uses?: readonly Use[]
}

/** An entity with what its schema says of every field. */
export interface DefinedEntity extends AdminEntity {
  rights: Rights
  properties: Readonly<Record<string, { type?: unknown; readOnly?: boolean }>>
  /** The names of the fields that people write. */
  fields: readonly string[]
}

/** A record as it is written and read: fields of the schema and nothing else. */
export type AdminRecord = Readonly<Record<string, unknown>>

/** Completes a definition with the fields of its schema. Throws when there is no such schema. */
export function defineAdminEntity(entity: AdminEntity): DefinedEntity {
  const file = path.join(root, 'schemas', 'entities', `${entity.entity}.schema.json`)
  const { properties } = JSON.parse(readFileSync(file, 'utf8')) as Pick<DefinedEntity, 'properties'>
  return withProperties(entity, properties)
}

/** The same with the schema's properties given. Throws where a name could not stand in a statement. */
export function withProperties(entity: AdminEntity, properties: DefinedEntity['properties']): DefinedEntity {
  const names = Object.keys(properties)
  const odd = names.find((name) => !/^\w+$/.test(name))
  if (odd !== undefined) throw new Error(`${entity.entity} has a field whose name is not a word: ${odd}`)
  const { rights } = contractOf(`POST ${entity.path}` as Operation)
  if (!rights) throw new Error(`Everybody may write at ${entity.path}`)
  const fields = names.filter((name) => name !== 'version' && properties[name]?.readOnly !== true)
  return { ...entity, rights, properties, fields }
}

/** The fields that have neither a column nor a table between. */
export const extraFields = ({ fields, columns, relations = {} }: DefinedEntity): string[] =>
  fields.filter((field) => !Object.hasOwn(columns, field) && !Object.hasOwn(relations, field))
