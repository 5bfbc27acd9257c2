import type { Tx } from '../../platform/db/database'
import { BYTE_ORDER_MARK, csvLine } from '../../../schemas/csv'
import { eachRecord } from '../entities/list/eachRecord'
import type { ListFilter } from '../entities/list/filter'
import { users } from './entity'
import { importedFields, ID_COLUMN } from './readImportLine'

/** The imported fields, those that an import leaves out, and the id, by which an import finds the user again. */
const fields = [...importedFields, 'active', 'emailConfirmed', 'roles', ID_COLUMN]

/** Streams the matching users as lines of a CSV file. */
export async function* exportUsers(db: Tx, tenant: string, query: ListFilter): AsyncIterable<string> {
  // Sent with the first users, so that a failed query is an error and not a truncated file.
  let header = BYTE_ORDER_MARK + csvLine(fields)
  for await (const records of eachRecord(db, tenant, users, query)) {
    yield header + records.map((record) => csvLine(fields.map((field) => textOf(record[field])))).join('')
    header = ''
  }
  if (header !== '') yield header
}

const textOf = (value: unknown): unknown => (Array.isArray(value) ? value.join(' ') : value)
