import { writableFields } from '@kits/admin/form/changes'
import form from 'virtual:form/AdminUser'

/** The fields that a file can import. Roles and care areas are assigned per user; pictures are uploaded. */
export const importedFields: readonly string[] = writableFields(form.schema).filter(
  (field) => !['roles', 'careAreas', 'thumbnailId'].includes(field),
)

/** The fields that identify an existing user. */
const identityFields = ['email', 'identificationNumber', 'externalId']

/** Largest file that the server accepts, in bytes (REC-004). */
export const maxBytes = 25_000_000

/** Why a file cannot be imported; the text key is `ADMIN.USERS.IMPORT_FAULT.<id>`. */
export interface FileError {
  id: 'notCsv' | 'tooBig' | 'empty' | 'unknown' | 'noName' | 'noKey'
  /** The columns that cause it. */
  columns?: readonly string[]
}

/** Checks the name and size of a file (ADMIN-043). */
export function checkFile({ name, size }: Pick<File, 'name' | 'size'>): FileError | undefined {
  if (!/\.csv$/i.test(name)) return { id: 'notCsv' }
  if (size > maxBytes) return { id: 'tooBig' }
  return size === 0 ? { id: 'empty' } : undefined
}

/** Checks the columns of a file. */
export function checkColumns(names: readonly string[]): FileError | undefined {
  const unknown = names.filter((name) => !importedFields.includes(name))
  if (unknown.length > 0) return { id: 'unknown', columns: unknown }
  if (!names.includes('name')) return { id: 'noName' }
  return identityFields.some((field) => names.includes(field))
    ? undefined
    : { id: 'noKey', columns: identityFields }
}
