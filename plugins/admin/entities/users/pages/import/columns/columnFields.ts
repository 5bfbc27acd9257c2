import { repeatedFields, type ColumnFields } from '@portico/admin/import/guessColumns'
import { importedFields, type FileError } from '../checkFile'

/** The fields that identify an existing user. */
const identityFields = ['email', 'identificationNumber', 'externalId', 'id']

/** The fields that a column can have: `id` is the number of the user in an export. */
export const columnFields: readonly string[] = [...importedFields, 'id']

/** Checks the fields of the columns. */
export function checkColumns(fields: ColumnFields): FileError | undefined {
  const twice = repeatedFields(fields)
  if (twice.length > 0) return { id: 'twice', columns: twice }
  if (!fields.includes('name')) return { id: 'noName' }
  return identityFields.some((field) => fields.includes(field))
    ? undefined
    : { id: 'noKey', columns: identityFields }
}
