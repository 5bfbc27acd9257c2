import { writableFields } from '@kits/admin/form/changes'
import form from 'virtual:form/AdminUser'

/** What a file may say of users. Roles are given one by one; pictures are uploaded. */
export const importedFields: readonly string[] = writableFields(form.schema).filter(
  (field) => !['roles', 'careAreas', 'thumbnailId'].includes(field),
)

/** The fields that a second import can know a person by. */
const identityFields = ['email', 'identificationNumber', 'externalId']

/** Largest file that the server takes, in bytes (REC-004). */
export const maxBytes = 25_000_000

/** Why a file cannot be imported; its texts are `ADMIN.USERS.IMPORT_FAULT.<id>`. */
export interface FileError {
  id: 'notCsv' | 'tooBig' | 'empty' | 'unknown' | 'noName' | 'noKey'
  /** The columns it is about. */
  columns?: readonly string[]
}

/** What is wrong with a file before anybody reads it (ADMIN-043). */
export function checkFile({ name, size }: Pick<File, 'name' | 'size'>): FileError | undefined {
  if (!/\.csv$/i.test(name)) return { id: 'notCsv' }
  if (size > maxBytes) return { id: 'tooBig' }
  return size === 0 ? { id: 'empty' } : undefined
}

/** What is wrong with the columns of a file. */
export function checkColumns(names: readonly string[]): FileError | undefined {
  const unknown = names.filter((name) => !importedFields.includes(name))
  if (unknown.length > 0) return { id: 'unknown', columns: unknown }
  if (!names.includes('name')) return { id: 'noName' }
  return identityFields.some((field) => names.includes(field))
    ? undefined
    : { id: 'noKey', columns: identityFields }
}
