import { writableFields } from '@portico/admin/form/changes'
import type { UnreadableFile } from '@portico/admin/import/checkFile'
import users from '../../entity'

/** The fields that a file can import. Roles and care areas are assigned per user; pictures are uploaded. */
export const importedFields: readonly string[] = writableFields(users.form.schema).filter(
  (field) => !['roles', 'careAreas', 'attentionScenarios', 'thumbnailId'].includes(field),
)

/** Why a file of users cannot be imported; the text key of a reason of its own is `ADMIN.USERS.IMPORT_FAULT.<id>`. */
export interface FileError {
  id: UnreadableFile['id'] | 'twice' | 'refused' | 'noName' | 'noKey'
  /** The fields that cause it. */
  columns?: readonly string[]
}
