import type { Operation } from '../http/call'

/** What the list reads of a JSON Schema (draft-07). */
export interface EntitySchema {
  properties: Readonly<Record<string, FieldSchema>>
}

export interface FieldSchema {
  type?: string
  format?: string
}

/** A record as the list has it. */
export type AdminRecord = Readonly<Record<string, unknown>>

/** What the administration is told of an entity; the rest comes from its schema. */
export interface AdminEntity {
  /** In the texts: `ADMIN.<name>.FIELDS.<field>`. */
  name: string
  /** What administrators write. */
  schema: EntitySchema
  /** The field that identifies a record. */
  key: string
  /** Answers a page: `{ items, total }`. */
  list: Operation & `GET ${string}`
  /** The fields that are shown unless a person chooses others; the first one names the record. */
  columns: readonly [string, ...string[]]
}
