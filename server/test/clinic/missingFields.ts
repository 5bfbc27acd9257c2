import type { AdminEntity } from '../../domain/entities/defineAdminEntity'

/** Fields of the schema that people write and a record of a test has not. */
export const missingFields = (record: object, { fields }: Pick<AdminEntity, 'fields'>): string[] =>
  fields.filter((field) => !Object.hasOwn(record, field))
