import type { DefinedEntity } from '../admin/defineAdminEntity'

/** Fields of the schema that people write and a record of a test has not. */
export const missingIn = (record: object, { fields }: Pick<DefinedEntity, 'fields'>): string[] =>
  fields.filter((field) => !Object.hasOwn(record, field))
