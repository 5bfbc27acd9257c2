import { setTimeout as pause } from 'node:timers/promises'
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
 * The number of lines in one transaction; other requests run in between. The embedded engine runs one statement at a
 * time, so the import pauses after each transaction. Otherwise a screen with twenty statements would wait for twenty
 * transactions.
 */
const BATCH = 25

type Outcome = 'created' | 'updated' | 'unchanged'

/**
 * Imports users line by line (ADMIN-159). An invalid line is reported and skipped. Missing columns stay unchanged. A user
 * who already matches the line is not written, so a second run changes nothing.
 */
export async function* importUsers(
  db: Tx,
  change: Change,
  lines: AsyncIterable<CsvLine>,
): AsyncIterable<ImportLine> {
  const counts = { created: 0, updated: 0, unchanged: 0, refused: 0 }
  let done = 0
  const importedLines: ImportedLines = new Map()
  for await (const batch of batchesOf(lines)) {
    const startedAt = performance.now()
    const outcomes = await db.tx(async (tx) => {
      const batchOutcomes: (Outcome | ImportError[])[] = []
      for (const line of batch) batchOutcomes.push(await importLine(tx, change, line, importedLines))
      return batchOutcomes
    })
    if (db.kind === 'pglite') await pause((performance.now() - startedAt) / 2)
    for (const [index, outcome] of outcomes.entries()) {
      done++
      if (typeof outcome === 'string') counts[outcome]++
      else {
        counts.refused++
        for (const importError of outcome) yield { line: batch[index]?.line ?? 0, ...importError }
      }
    }
    yield { done, ...counts }
  }
  yield { total: done, ...counts }
}

/** The first line of each user in this file, by user id. */
type ImportedLines = Map<string, number>

async function importLine(
  tx: Tx,
  change: Change,
  { line, cells, broken }: CsvLine,
  importedLines: ImportedLines,
): Promise<Outcome | ImportError[]> {
  if (broken) return [broken]
  const { body, errors } = readImportLine(cells)
  if (errors.length > 0) return errors
  try {
    const { id, outcome } = await tx.tx((inner) => save(inner, change, body, importedLines))
    importedLines.set(id, line)
    return outcome
  } catch (error) {
    const importError = toImportError(error, body)
    return [{ ...importError, ...excerpt(cells[importError.field]) }]
  }
}

async function save(
  tx: Tx,
  change: Change,
  body: AdminRecord,
  importedLines: ImportedLines,
): Promise<{ id: string; outcome: Outcome }> {
  const id = await findExistingUser(tx, change.tenant, body)
  if (id === undefined) {
    const created = await createRecord(tx, change, users, body)
    return { id: String(created.id), outcome: 'created' }
  }
  // Two lines about one user would undo each other on every run.
  const first = importedLines.get(id)
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
 * Maps an error to the field that it names, or to the identifying field. Values that the database rejects are errors of
 * the line. Rethrows any other error.
 */
function toImportError(error: unknown, body: AdminRecord): ImportError {
  if (/^2[23]/.test(sqlState(error))) return { field: identifyingField(body), keyword: 'FORMAT_NOT_VALID' }
  if (!(error instanceof HttpError) || error.status >= 500) throw error
  const { fields } = (error.extra.details ?? {}) as { fields?: RefusedField[] }
  const [refused] = fields ?? []
  if (!refused) return { field: 'email', keyword: error.message }
  const { first } = refused.params ?? {}
  return { field: refused.path.slice(1), keyword: refused.keyword, ...(first !== undefined && { first }) }
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
