import { writableFields } from '@kits/admin/form/changes'
import form from 'virtual:form/AdminUser'

/** The fields that a file can import. Roles and care areas are assigned per user; pictures are uploaded. */
export const importedFields: readonly string[] = writableFields(form.schema).filter(
  (field) => !['roles', 'careAreas', 'attentionScenarios', 'thumbnailId'].includes(field),
)

/** Largest file that the server accepts, in bytes (REC-004). */
export const maxBytes = 25_000_000

/** Why a file cannot be imported; the text key is `ADMIN.USERS.IMPORT_FAULT.<id>`. */
export interface FileError {
  id: 'notCsv' | 'tooBig' | 'refused' | 'empty' | 'twice' | 'noName' | 'noKey'
  /** The fields that cause it. */
  columns?: readonly string[]
}

/** Checks the name and size of a file (ADMIN-043). */
export function checkFile({ name, size }: Pick<File, 'name' | 'size'>): FileError | undefined {
  if (!/\.csv$/i.test(name)) return { id: 'notCsv' }
  if (size > maxBytes) return { id: 'tooBig' }
  return size === 0 ? { id: 'empty' } : undefined
}
