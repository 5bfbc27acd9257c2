import type { Tx } from '../../../db/engine'
import { BYTE_ORDER_MARK, csvLine } from '../csv/write'
import { eachRecord } from '../list/eachRecord'
import type { ListFilter } from '../list/filter'
import { users } from './entity'
import { importedFields } from './readImportLine'

/** Also said: what an import leaves out. */
const fields = [...importedFields, 'active', 'emailConfirmed', 'roles']

/** The users that match as lines of a csv file (ADMIN-103), read as they are sent. */
export async function* exportUsers(db: Tx, tenant: string, query: ListFilter): AsyncIterable<string> {
  // Sent with the first users, so that what cannot be read is refused and not cut off.
  let header = BYTE_ORDER_MARK + csvLine(fields)
  for await (const records of eachRecord(db, tenant, users, query)) {
    yield header + records.map((record) => csvLine(fields.map((field) => textOf(record[field])))).join('')
    header = ''
  }
  if (header !== '') yield header
}

const textOf = (value: unknown): unknown => (Array.isArray(value) ? value.join(' ') : value)
