import type { WidgetProps } from '@rjsf/utils'
import type { ValidatorFunctions } from '@rjsf/validator-ajv8'
import type { ComponentType } from 'react'
import type { Call, Operation } from '@core/http/call'
import type { Load } from '@core/plugin/points'
import type { IconName } from '@core/ui/media/icons'
import { toText } from './values/toText'
import type { FieldTexts } from './texts'

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

/** A path that can be listed or written to. Which of the operations there are, `can` and `calls` say. */
export type AdminPath = {
  [K in Operation]: K extends `${'GET' | 'POST'} ${infer P}`
    ? P extends `${string}{${string}`
      ? never
      : P
    : never
}[Operation]

/** What a field is chosen from: an operation that answers records. */
export interface ChoiceSource {
  /** Answers the whole list; or, where there are too many for that, pages that can be searched: then `read` is given. */
  from: Operation & `GET ${string}`
  /** Reads the record that is chosen, by its `id` in the path. */
  read?: Operation & `GET ${string}`
  /** What people call one; its `name` unless said. */
  label?: (record: AdminRecord) => string
  /** What a record belongs to, by a field of it: said behind its name where names repeat. */
  owner?: { field: string; from: Operation & `GET ${string}` }
}

/** A part of a form: its fields stand together under `ADMIN.<name>.SECTIONS.<id>`. */
export interface FormSection {
  id: string
  fields: readonly string[]
}

/** A key of the administration's texts. */
export type AdminKey = `ADMIN.${string}`

/** What can be done with a record besides editing and deleting it. Texts may say `{{name}}` and `{{count}}`. */
export interface RowAction {
  id: string
  icon: IconName
  label: AdminKey
  danger?: boolean
  /** Whether it is offered for a record; always, when absent. */
  when?: (record: AdminRecord) => boolean
  /** Asked before it is done. */
  confirm?: { title: AdminKey; text: AdminKey; action: AdminKey }
  run: (call: Call, record: AdminRecord) => Promise<unknown>
  /** Said once it is done. */
  success: AdminKey
  /** Said where it fails; without one the server's reason is, or that it stays as it was. */
  failure?: AdminKey
}

/** A way to another screen of the section: `to` stands below `/admin/`. */
export interface ListAction {
  id: string
  icon: IconName
  label: AdminKey
  to: string
}

/** A screen of one record besides its form, such as its calendar. */
export interface RecordLink {
  id: string
  icon: IconName
  label: AdminKey
  to: (id: string) => string
}

/** A filter whose parameter has another name than the field that it narrows: `{ id: 'bornFrom', of: 'birthDate' }`. */
export interface Filter {
  id: string
  field: string
}

/** How a record is read and written where that is not at its path. Each rejects with an `ApiError`. */
export interface EntityCalls {
  read?: (call: Call, id: string) => Promise<AdminRecord>
  create?: (call: Call, body: AdminRecord) => Promise<SaveResult>
  update?: (call: Call, id: string, body: AdminRecord) => Promise<SaveResult>
}

/** What saving answers. */
export interface SaveResult {
  id?: number | string
  version: number
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
  /** Answers all records that match as a file. Without one the list is read page by page. */
  exportOperation?: Operation & `GET ${string}/export`
  /** The fields that are shown unless a person chooses others; the first one names the record. */
  columns: readonly [string, ...string[]]
  /** The order of the list unless a person chooses another: a field, with `-` in front from the last to the first. */
  sort?: string
  /** What people call a record, where that is more than its first column: "Apellidos, nombre". */
  title?: (record: AdminRecord) => string
  /** Fields of a person's record that its head shows: the id of the picture, and whether they are active, in words. */
  heading?: { picture: string; state: { field: string; on: AdminKey; off: AdminKey } }
  /** How the form is divided; a field named in no section goes to the end of the last one. */
  sections?: readonly FormSection[]
  /** Fields that are chosen from other records. */
  choices?: Readonly<Record<string, ChoiceSource>>
  /** Widths in twelfths, where the schema does not say enough. */
  widths?: Readonly<Record<string, 3 | 4 | 5 | 6 | 7 | 8 | 12>>
  /** What a list can be narrowed by: fields, each a parameter of the list. */
  filters?: readonly (string | Filter)[]
  rowActions?: readonly RowAction[]
  /** For the selected rows; without any, rows are not selected. */
  bulkActions?: readonly RowAction[]
  listActions?: readonly ListAction[]
  recordLinks?: readonly RecordLink[]
  /** Controls of their own, by field. They use `useFormView()` as those of kits/admin/form/fields/widgets.tsx do. */
  widgets?: Readonly<Record<string, Load<ComponentType<WidgetProps>>>>
  /** What stands beside the form, made of what is written: how patients see it. Only where there is room. */
  preview?: Load<ComponentType<{ record: AdminRecord }>>
  /** How values of fields are said that are neither texts nor choices, for lists, for what was there before and for the history. */
  formatters?: Readonly<Record<string, (value: unknown, texts: FieldTexts) => string | null>>
  /** Values that go without saying, by field: where there is little room a list says them only where they are others. */
  impliedValues?: AdminRecord
  /** What the section does not offer is false. */
  can?: Partial<Record<'create' | 'edit' | 'delete' | 'export', boolean>>
  /** Records that stay where others are deleted, such as who is signed in. */
  isProtected?: (record: AdminRecord) => boolean
  calls?: EntityCalls
}

/** The operations of an entity. Which ones they are only the path says; a test makes sure that those it offers exist. */
export const operationsOf = ({ path, list }: Pick<AdminEntity, 'path' | 'list'>) => ({
  list: list ?? (`GET ${path}` as Operation & `GET ${string}`),
  read: `GET ${path}/{id}` as Operation & `GET ${string}`,
  create: `POST ${path}` as Operation,
  update: `PUT ${path}/{id}` as Operation,
  remove: `DELETE ${path}/{id}` as Operation,
})

/** Whether a record is offered to be deleted. */
export const canDelete = ({ can, isProtected: keeps }: AdminEntity, record: AdminRecord): boolean =>
  can?.delete !== false && !keeps?.(record)

/** What people call a record. */
export const recordName = ({ title, columns }: AdminEntity, record: AdminRecord): string =>
  title?.(record) ?? toText(record[columns[0]])

/** What identifies a record, as addresses have it. */
export const recordId = ({ key }: AdminEntity, record: AdminRecord): string => toText(record[key])
