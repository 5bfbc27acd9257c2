import { isDeepStrictEqual } from 'node:util'
import type { ImportLine, ImportResult } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../db/engine'
import { Refusal } from '../../../http/fault'
import type { Change } from '../audit'
import type { CsvLine } from '../csv/read'
import { found } from '../../found'
import { findRecord, written } from '../records'
import { createRecord, updateRecord } from '../write'
import { users } from './entity'
import { knownAs } from './known'
import { userOf, type FieldFault } from './line'

/** Lines of one transaction: others are served between them. */
const BATCH = 100

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
  const result: ImportResult = { total: 0, created: 0, updated: 0, unchanged: 0, refused: 0 }
  for await (const batch of batchesOf(lines)) {
    const outcomes = await db.tx(async (tx) => {
      const all: (Outcome | FieldFault[])[] = []
      for (const { cells } of batch) all.push(await importLine(tx, change, cells))
      return all
    })
    for (const [index, outcome] of outcomes.entries()) {
      result.total++
      if (typeof outcome === 'string') result[outcome]++
      else {
        result.refused++
        for (const fault of outcome) yield { line: batch[index]?.line ?? 0, ...fault }
      }
    }
    yield { done: result.total }
  }
  yield result
}

async function importLine(tx: Tx, change: Change, cells: CsvLine['cells']): Promise<Outcome | FieldFault[]> {
  const { body, faults } = userOf(cells)
  if (faults.length > 0) return faults
  try {
    return await tx.tx((inner) => save(inner, change, body))
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) return [faultOf(error)]
    throw error
  }
}

async function save(tx: Tx, change: Change, body: Readonly<Record<string, unknown>>): Promise<Outcome> {
  const id = await knownAs(tx, change.tenant, body)
  if (id === undefined) {
    await createRecord(tx, change, users, body)
    return 'created'
  }
  const current = found(await findRecord(tx, change.tenant, users, id))
  const before = written(users, current)
  const after = { ...before, ...body }
  if (isDeepStrictEqual(before, after)) return 'unchanged'
  await updateRecord(tx, change, users, id, { ...after, version: current['version'] })
  return 'updated'
}

/** The field that a refusal names; what names none is about whom the line is about. */
function faultOf({ message, extra }: Refusal): FieldFault {
  const { fields } = (extra.details ?? {}) as { fields?: { path: string; keyword: string }[] }
  const [first] = fields ?? []
  return first ? { field: first.path.slice(1), keyword: first.keyword } : { field: 'email', keyword: message }
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
