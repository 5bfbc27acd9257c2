import { setTimeout as rest } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { ImportLine } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../db/engine'
import { sqlState } from '../../../http/errors/badInput'
import { HttpError } from '../../../http/errors/httpError'
import type { Change } from '../history/audit'
import type { CsvLine } from '../csv/read'
import { orNotFound } from '../../orNotFound'
import type { AdminRecord } from '../defineAdminEntity'
import { fieldError } from '../records/fieldError'
import { findRecord, writableFields } from '../records/readRecord'
import { createRecord, updateRecord } from '../records/writeRecord'
import { users } from './entity'
import { findExistingUser, identifyingField } from './findExisting'
import { excerpt, readImportLine, type ImportError } from './readImportLine'

/**
 * Lines of one transaction: others are served between them. The embedded engine does one thing at a time, so it is left
 * alone for a while after each; else a screen of twenty statements would wait for twenty transactions.
 */
const BATCH = 25

type Outcome = 'created' | 'updated' | 'unchanged'

/**
 * Adds and changes the users of an import as its lines come (ADMIN-159): a bad line is told and left out, the good ones
 * are in. What a line does not say stays; who is as the line says is not touched, so that a second run changes nothing.
 */
export async function* importUsers(
  db: Tx,
  change: Change,
  lines: AsyncIterable<CsvLine>,
): AsyncIterable<ImportLine> {
  const counts = { created: 0, updated: 0, unchanged: 0, refused: 0 }
  let done = 0
  const seen: Seen = new Map()
  for await (const batch of batchesOf(lines)) {
    const begun = performance.now()
    const outcomes = await db.tx(async (tx) => {
      const all: (Outcome | ImportError[])[] = []
      for (const one of batch) all.push(await importLine(tx, change, one, seen))
      return all
    })
    if (db.kind === 'pglite') await rest((performance.now() - begun) / 2)
    for (const [index, outcome] of outcomes.entries()) {
      done++
      if (typeof outcome === 'string') counts[outcome]++
      else {
        counts.refused++
        for (const fault of outcome) yield { line: batch[index]?.line ?? 0, ...fault }
      }
    }
    yield { done, ...counts }
  }
  yield { total: done, ...counts }
}

/** The line of each person that this file has been about. */
type Seen = Map<string, number>

async function importLine(
  tx: Tx,
  change: Change,
  { line, cells, broken }: CsvLine,
  seen: Seen,
): Promise<Outcome | ImportError[]> {
  if (broken) return [broken]
  const { body, faults } = readImportLine(cells)
  if (faults.length > 0) return faults
  try {
    const { id, outcome } = await tx.tx((inner) => save(inner, change, body, seen))
    seen.set(id, line)
    return outcome
  } catch (error) {
    const fault = faultOf(error, body)
    return [{ ...fault, ...excerpt(cells[fault.field]) }]
  }
}

async function save(
  tx: Tx,
  change: Change,
  body: AdminRecord,
  seen: Seen,
): Promise<{ id: string; outcome: Outcome }> {
  const id = await findExistingUser(tx, change.tenant, body)
  if (id === undefined) {
    const made = await createRecord(tx, change, users, body)
    return { id: String(made.id), outcome: 'created' }
  }
  // Two lines about one person would undo each other, and a second run with them.
  const first = seen.get(id)
  if (first !== undefined) throw fieldError(`/${identifyingField(body)}`, 'repeated', { first })
  const current = orNotFound(await findRecord(tx, change.tenant, users, id))
  const before = writableFields(users, current)
  const after = { ...before, ...body }
  if (isDeepStrictEqual(before, after)) return { id, outcome: 'unchanged' }
  await updateRecord(tx, change, users, id, { ...after, version: current['version'] })
  return { id, outcome: 'updated' }
}

interface RefusedField {
  path: string
  keyword: string
  params?: { first?: number }
}

/**
 * The field that a refusal names; what names none is about whom the line is about. Values that the database does not
 * take are a fault of this line alone. Throws again what is no fault of it.
 */
function faultOf(error: unknown, body: AdminRecord): ImportError {
  if (/^2[23]/.test(sqlState(error))) return { field: identifyingField(body), keyword: 'FORMAT_NOT_VALID' }
  if (!(error instanceof HttpError) || error.status >= 500) throw error
  const { fields } = (error.extra.details ?? {}) as { fields?: RefusedField[] }
  const [one] = fields ?? []
  if (!one) return { field: 'email', keyword: error.message }
  const { first } = one.params ?? {}
  return { field: one.path.slice(1), keyword: one.keyword, ...(first !== undefined && { first }) }
}

async function* batchesOf(lines: AsyncIterable<CsvLine>): AsyncIterable<CsvLine[]> {
  let batch: CsvLine[] = []
  for await (const line of lines) {
    batch.push(line)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
