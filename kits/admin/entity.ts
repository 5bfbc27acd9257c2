import type { WidgetProps } from '@rjsf/utils'
import type { ValidatorFunctions } from '@rjsf/validator-ajv8'
import type { ComponentType } from 'react'
import type { Capability } from '@schemas/generated/contract'
import type { Call, Operation } from '@portico/core/http/useCall'
import type { FormRules } from '@schemas/rules/formRules'
import type { Load } from '@portico/core/plugin/points'
import type { IconName } from '@portico/core/ui/media/Icon'
import { toText } from './values/toText'
import type { FieldTexts } from './texts'

/** The parts of a JSON Schema (draft-07) that lists and forms use. */
export interface EntitySchema {
  /** The name of the entity in the API of the history. */
  title?: string
  required?: readonly string[]
  properties: Readonly<Record<string, FieldSchema>>
}

/** The JSON Schema of a field. */
export interface FieldSchema {
  type?: string
  format?: string
  enum?: readonly unknown[]
  items?: FieldSchema
  maxLength?: number
  readOnly?: boolean
  default?: unknown
}

/** The schema of an entity and its compiled validators, from `virtual:form/<Entity>`. */
export interface EntityForm {
  schema: EntitySchema
  validators: ValidatorFunctions
}

/** A record whose type is not known: lists and forms work with any entity. */
export type AdminRecord = Readonly<Record<string, unknown>>

/** A path of the API without parameters. `can` and `calls` say which operations it has. */
export type AdminPath = {
  [K in Operation]: K extends `${'GET' | 'POST'} ${infer P}`
    ? P extends `${string}{${string}`
      ? never
      : P
    : never
}[Operation]

/** The names of the fields of an entity: a misspelt one does not compile. */
export type FieldName<T> = Extract<keyof T, string>

type ByField<T, Value> = { readonly [Field in FieldName<T>]?: Value }

/** A record as the server sends it; a new one may lack any field. */
type RecordOf<T> = { readonly [Field in keyof T]?: T[Field] | undefined }

/** Where the options of a field come from: an operation that returns records. */
export interface ChoiceSource {
  /** Returns the whole list. With `read`, it returns searchable pages instead, for lists that are too long. */
  from: Operation & `GET ${string}`
  /** Something beyond the specification that the back end has to offer for `from`. */
  capability?: Capability
  /** Reads the selected record by its `id`. */
  read?: Operation & `GET ${string}`
  /** The label of an option; its `name` by default. */
  label?: (record: AdminRecord) => string
  /** The record that an option belongs to. Its name follows the label, for labels that are not unique. */
  owner?: { field: string; from: Operation & `GET ${string}` }
}

/** The unit of a number: a measure, or the currency that another field of the record names. */
export type Unit<Field extends string = string> = 'minute' | 'year' | { currencyOf: Field }

/** A section of a form. Its title is the text `ADMIN.<name>.SECTIONS.<id>`. */
export interface FormSection<Field extends string = string> {
  id: string
  fields: readonly Field[]
}

/** A text key of the administration. */
export type AdminKey = `ADMIN.${string}`

/** An action on records besides editing and deleting. Its texts may contain `{{name}}` and `{{count}}`. */
export interface RowAction<T = AdminRecord> {
  id: string
  icon: IconName
  label: AdminKey
  danger?: boolean
  /** Something beyond the specification that the back end has to offer. */
  capability?: Capability
  /** Whether the action is available for a record; always by default. */
  when?(record: RecordOf<T>): boolean
  /** The dialog to confirm the action. */
  confirm?: { title: AdminKey; text: AdminKey; action: AdminKey }
  /** `idempotencyKey` is the same for a retry. */
  run(call: Call, record: RecordOf<T>, idempotencyKey: string): Promise<unknown>
  success: AdminKey
  /** By default, the server's reason is shown. */
  failure?: AdminKey
}

/** A link in the header of a list; `to` is a path below `/admin/`. */
export interface ListAction {
  id: string
  icon: IconName
  label: AdminKey
  to: string
  /** Something beyond the specification that the back end has to offer. */
  capability?: Capability
}

/** A screen of one record besides its form, such as a calendar. */
export interface RecordLink {
  id: string
  icon: IconName
  label: AdminKey
  to: (id: string) => string
  /** A tenant feature that the screen needs. */
  feature?: string
  /** Something beyond the specification that the back end has to offer. */
  capability?: Capability
}

/** A filter whose query parameter has another name than its field: `{ id: 'bornFrom', field: 'birthDate' }`. */
export interface Filter<Field extends string = string> {
  id: string
  field: Field
}

/** Requests of an entity whose API does not follow its path. All of them reject with an `ApiError`. */
export interface EntityCalls {
  read?: (call: Call, id: string) => Promise<AdminRecord>
  update?: (call: Call, id: string, body: AdminRecord, idempotencyKey: string) => Promise<SaveResult>
}

/** A rule that a field breaks: a keyword of JSON Schema or of the entity's error texts, and the values in the text. */
export interface FieldError<Field extends string = string> {
  field: Field
  keyword: string
  params?: Readonly<Record<string, unknown>>
}

/** Rules that no schema can express, such as those of the tenant. */
export interface RecordCheck<T = AdminRecord> {
  /** A field with choices whose records the rules need. */
  choicesOf?: FieldName<T>
  /** Finds the errors of a record. `choices` are empty until they are read. */
  find(
    record: RecordOf<T>,
    rules: FormRules,
    choices: readonly AdminRecord[],
  ): readonly FieldError<FieldName<T>>[]
}

/** The answer to a save; an API may leave it empty. */
export interface SaveResult {
  id?: number | string
  version?: number
}

/**
 * An entity of the administration; everything that is not here comes from its schema.
 * `T` is the entity's generated type: every field that is named here exists in it.
 */
export interface AdminEntity<T extends object = AdminRecord> {
  /** The prefix of its texts: `ADMIN.<name>.FIELDS.<field>`. */
  name: string
  form: EntityForm
  /** The field with the record's id. */
  key: FieldName<T>
  path: AdminPath
  /** The operation that lists records, where it is not `GET <path>`. Returns a page: `{ items, total }`. */
  list?: Operation & `GET ${string}`
  /** Returns all matching records as a file. Without it, the list is read page by page. */
  exportOperation?: Operation & `GET ${string}/export`
  /** The default columns of the list; the first one names the record. */
  columns: readonly [FieldName<T>, ...FieldName<T>[]]
  /** The default order of the list; `-` means descending. */
  sort?: FieldName<T> | `-${FieldName<T>}`
  /** The name of a record, where it is more than its first column: "Surname, name". */
  title?(record: RecordOf<T>): string
  /** What the heading of a record shows besides its name: the field with the picture's id, and the state. */
  heading?: { picture: FieldName<T>; state: { field: FieldName<T>; on: AdminKey; off: AdminKey } }
  /** A part of the header of a saved record, such as a button. It may use `useFormView()`. */
  headerPart?: Load<ComponentType<{ record: AdminRecord }>>
  /** What the form of a saved record says when a field is false, and a screen below `/admin/` that helps. */
  warning?: { field: FieldName<T>; text: AdminKey; to: string; link: AdminKey }
  /** The sections of the form; fields that no section names are appended to the last one. */
  sections?: readonly FormSection<FieldName<T>>[]
  /** Fields whose values are other records. */
  choices?: ByField<T, ChoiceSource>
  /** Widths of fields in twelfths, where the default does not fit. */
  widths?: ByField<T, 3 | 4 | 5 | 6 | 7 | 8 | 12>
  /** The units of numbers, shown in forms and lists. */
  units?: ByField<T, Unit<FieldName<T>>>
  /** The filters of the list. */
  filters?: readonly (FieldName<T> | Filter<FieldName<T>>)[]
  rowActions?: readonly RowAction<T>[]
  /** Actions for selected rows. Without any, rows cannot be selected. */
  bulkActions?: readonly RowAction<T>[]
  listActions?: readonly ListAction[]
  recordLinks?: readonly RecordLink[]
  /** Custom controls of fields. They use `useFormView()`, as those of kits/admin/form/fields/widgets.tsx do. */
  widgets?: ByField<T, Load<ComponentType<WidgetProps>>>
  /** A preview beside the form, on wide screens only. */
  preview?: Load<ComponentType<{ record: AdminRecord }>>
  /** Format values that are neither texts nor choices, for lists, previous values and the history. */
  formatters?: ByField<T, (value: unknown, texts: FieldTexts) => string | null>
  /** Columns that the server computes and does not sort by. */
  unsorted?: readonly FieldName<T>[]
  /** The usual values of fields: on a phone, a list shows only those that differ. */
  impliedValues?: RecordOf<T>
  /** Something beyond the specification without which no record can be created. */
  createCapability?: Capability
  /** What users can do; everything by default. */
  can?: Partial<Record<'create' | 'edit' | 'delete' | 'export', boolean>>
  /** Whether a record cannot be deleted, such as the signed-in user. */
  isProtected?(record: RecordOf<T>): boolean
  calls?: EntityCalls
  /** The fields that identify a record in a file without ids; the first column by default. */
  importKey?: readonly [FieldName<T>, ...FieldName<T>[]]
  /** Rules that no schema can express. The form shows the errors of fields that differ from the saved record. */
  check?: RecordCheck<T>
}

type ReadOperation = Operation & `GET ${string}`

/** The operations of an entity's records. */
interface RecordOperations {
  list: ReadOperation
  read: ReadOperation
  create: Operation
  update: Operation
  remove: Operation
}

/** The operations of an entity, computed from its path. A test checks that those it uses exist. */
export const operationsOf = ({ path, list }: Pick<AdminEntity, 'path' | 'list'>): RecordOperations => ({
  list: list ?? (`GET ${path}` as ReadOperation),
  read: `GET ${path}/{id}` as ReadOperation,
  create: `POST ${path}` as Operation,
  update: `PUT ${path}/{id}` as Operation,
  remove: `DELETE ${path}/{id}` as Operation,
})

/** Whether the user can delete a record. */
export const canDelete = (entity: AdminEntity, record: AdminRecord): boolean =>
  entity.can?.delete !== false && !entity.isProtected?.(record)

/** The id of a record as a text, for addresses and keys. */
export const recordId = ({ key }: AdminEntity, record: AdminRecord): string => toText(record[key])

/** The name of a record; its id where it has none, so that every heading and link says something. */
export const recordName = (entity: AdminEntity, record: AdminRecord): string =>
  entity.title?.(record) || toText(record[entity.columns[0]]) || `#${recordId(entity, record)}`
