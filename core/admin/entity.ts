import type { ValidatorFunctions } from '@rjsf/validator-ajv8'
import type { Operation } from '../http/call'

/** What lists and forms read of a JSON Schema (draft-07). */
export interface EntitySchema {
  /** The name of the entity, which its history goes by. */
  title?: string
  required?: readonly string[]
  properties: Readonly<Record<string, FieldSchema>>
}

export interface FieldSchema {
  type?: string
  format?: string
  enum?: readonly unknown[]
  items?: FieldSchema
  maxLength?: number
  readOnly?: boolean
  default?: unknown
}

/** The schema of an entity and its compiled validators, as `virtual:form/<Entity>` gives them. */
export interface EntityForm {
  schema: EntitySchema
  validators: ValidatorFunctions
}

/** A record as lists and forms have it. */
export type AdminRecord = Readonly<Record<string, unknown>>

/** A path with all five operations: list, read, add, change and remove. */
export type AdminPath = {
  [K in Operation]: K extends `POST ${infer P}`
    ? `PUT ${P}/{id}` | `GET ${P}/{id}` | `DELETE ${P}/{id}` extends Operation
      ? P
      : never
    : never
}[Operation]

/** What a field is chosen from: an operation that answers a list of records with an id and a name. */
export interface Choices {
  from: Operation & `GET ${string}`
}

/** A part of a form: its fields stand together under `ADMIN.<name>.SECTIONS.<id>`. */
export interface FormSection {
  id: string
  fields: readonly string[]
}

/** What the administration is told of an entity; the rest comes from its schema. */
export interface AdminEntity {
  /** In the texts: `ADMIN.<name>.FIELDS.<field>`. */
  name: string
  /** What administrators write. */
  form: EntityForm
  /** The field that identifies a record. */
  key: string
  /** The address of its records. */
  path: AdminPath
  /** The list, where it is not at the same address. Answers a page: `{ items, total }`. */
  list?: Operation & `GET ${string}`
  /** The fields that are shown unless a person chooses others; the first one names the record. */
  columns: readonly [string, ...string[]]
  /** How the form is divided; a field named in no section goes to the end of the last one. */
  sections?: readonly FormSection[]
  /** Fields that are chosen from other records. */
  choices?: Readonly<Record<string, Choices>>
  /** Widths in twelfths, where the schema does not say enough. */
  widths?: Readonly<Record<string, 3 | 4 | 5 | 6 | 7 | 8 | 12>>
}

/** The operations of an entity. Which ones they are only the path says; `AdminPath` makes sure that they exist. */
export const operationsOf = ({ path, list }: Pick<AdminEntity, 'path' | 'list'>) => ({
  list: list ?? (`GET ${path}` as Operation & `GET ${string}`),
  read: `GET ${path}/{id}` as Operation & `GET ${string}`,
  create: `POST ${path}` as Operation,
  update: `PUT ${path}/{id}` as Operation,
  remove: `DELETE ${path}/{id}` as Operation,
})
