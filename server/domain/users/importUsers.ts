import { isDeepStrictEqual } from 'node:util'
import type { ImportLine, ImportPreview } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { workInSlices } from '../../platform/db/slices'
import { sqlState } from '../../platform/http/errors/badInput'
import { HttpError } from '../../platform/errors/httpError'
import type { Change } from '../entities/history/change'
import type { CsvLine } from '../entities/csv/read'
import type { AdminRecord } from '../entities/defineAdminEntity'
import { fieldError } from '../entities/records/fieldError'
import { findRecord, writableFields } from '../entities/records/readRecord'
import { createRecord, updateRecord } from '../entities/records/writeRecord'
import { users } from './entity'
import { findExistingUser, identifyingField } from './findExisting'
import { excerpt, ID_COLUMN, readImportLine, type ImportError } from './readImportLine'

/** The number of lines between two reports of the progress. They are read before the transactions that write them. */
const BATCH = 25
/** How many lines a preview has. */
const PREVIEW_LINES = 10

type Outcome = 'created' | 'updated' | 'unchanged'

/** What was done with a line, and the fields that have another value now. */
interface Imported {
  outcome: Outcome
  changed: string[]
}

/** Which part of a file an import runs over, and how it is stopped. */
export interface ImportRange {
  /** The number of lines that an earlier import of the file has done. */
  after?: number | undefined
  /** Writes each slice in the turn of who imports. */
  inTurns?: <T>(slices: AsyncIterable<T>, isContinued: boolean) => AsyncIterable<T>
  /** Asked after each slice. */
  isStopped: () => Promise<boolean>
}

/**
 * Imports users line by line. An invalid line is reported and skipped. Missing columns stay unchanged. A user
 * who already matches the line is not written, so a second run changes nothing. `after` continues a stopped import.
 */
export async function* importUsers(
  db: Tx,
  change: Change,
  lines: AsyncIterable<CsvLine>,
  { after = 0, inTurns = (slices) => slices, isStopped }: ImportRange,
): AsyncIterable<ImportLine> {
  const counts = { created: 0, updated: 0, unchanged: 0, refused: 0 }
  let done = 0
  const importedLines: ImportedLines = new Map()
  for await (const batch of batchesOf(lines)) {
    const earlier = batch.slice(0, Math.max(0, after - done))
    await readEarlierLines(db, change.tenant, earlier, importedLines)
    done += earlier.length
    const slices = workInSlices(db, batch.slice(earlier.length), (tx, line) =>
      importLine(tx, { ...change, isImport: true }, line, importedLines),
    )
    for await (const slice of inTurns(slices, done > 0)) {
      done += slice.length
      for (const { item, result } of slice) {
        if (!Array.isArray(result)) counts[result.outcome]++
        else {
          counts.refused++
          for (const importError of result) yield { line: item.line, ...importError }
        }
      }
      if (await isStopped()) {
        yield { total: done, stopped: true, ...counts }
        return
      }
    }
    yield { done, ...counts }
  }
  yield { total: done, ...counts }
}

/** Carries what would have happened out of a transaction that is rolled back. */
class Preview extends Error {
  constructor(readonly lines: ImportPreview[]) {
    super('preview')
  }
}

/** What an import would do with the first lines of a file, found by doing it and taking it back. */
export async function previewImport(
  db: Tx,
  change: Change,
  lines: AsyncIterable<CsvLine>,
): Promise<ImportPreview[]> {
  const first: CsvLine[] = []
  for await (const line of lines) {
    first.push(line)
    if (first.length === PREVIEW_LINES) break
  }
  try {
    return await db.tx(async (tx) => {
      const importedLines: ImportedLines = new Map()
      const previews: ImportPreview[] = []
      for (const line of first) {
        const result = await importLine(tx, { ...change, isImport: true }, line, importedLines)
        previews.push({ line: line.line, ...toPreview(result) })
      }
      throw new Preview(previews)
    })
  } catch (error) {
    if (error instanceof Preview) return error.lines
    throw error
  }
}

const toPreview = (result: Imported | ImportError[]): Omit<ImportPreview, 'line'> =>
  Array.isArray(result)
    ? { becomes: 'refused', changed: [], errors: result }
    : { becomes: result.outcome, changed: result.changed, errors: [] }

/** Finds the users of lines that an earlier import has done, so that a later line about one of them is refused as before. */
async function readEarlierLines(
  db: Tx,
  tenant: string,
  lines: readonly CsvLine[],
  importedLines: ImportedLines,
): Promise<void> {
  const slices = workInSlices(db, lines, async (tx, { line, cells, broken }) => {
    const { id: knownId, body, errors } = readImportLine(cells)
    if (broken || errors.length > 0) return
    const id = knownId ?? (await findExistingUser(tx, tenant, body))
    if (id !== undefined && !importedLines.has(id)) importedLines.set(id, line)
  })
  for await (const slice of slices) void slice
}

/** The first line of each user in this file, by user id. */
type ImportedLines = Map<string, number>

async function importLine(
  tx: Tx,
  change: Change,
  { line, cells, broken }: CsvLine,
  importedLines: ImportedLines,
): Promise<Imported | ImportError[]> {
  if (broken) return [broken]
  const { id: knownId, body, errors } = readImportLine(cells)
  if (errors.length > 0) return errors
  try {
    const { id, ...imported } = await tx.tx((inner) =>
      save(inner, change, { id: knownId, body }, importedLines),
    )
    importedLines.set(id, line)
    return imported
  } catch (error) {
    const importError = toImportError(error, body)
    return [{ ...importError, ...excerpt(cells[importError.field]) }]
  }
}

async function save(
  tx: Tx,
  change: Change,
  { id: knownId, body }: { id: string | undefined; body: AdminRecord },
  importedLines: ImportedLines,
): Promise<Imported & { id: string }> {
  const id = knownId ?? (await findExistingUser(tx, change.tenant, body))
  if (id === undefined) {
    const created = await createRecord(tx, change, users, body)
    return { id: String(created.id), outcome: 'created', changed: Object.keys(body) }
  }
  // Two lines about one user would undo each other on every run.
  const first = importedLines.get(id)
  if (first !== undefined)
    throw fieldError(`/${knownId ? ID_COLUMN : identifyingField(body)}`, 'repeated', { first })
  const current = await findRecord(tx, change.tenant, users, id)
  if (!current) throw fieldError(`/${ID_COLUMN}`, 'exists')
  const before = writableFields(users, current)
  const after: AdminRecord = { ...before, ...body }
  const changed = Object.keys(after).filter((field) => !isDeepStrictEqual(before[field], after[field]))
  if (changed.length === 0) return { id, outcome: 'unchanged', changed }
  await updateRecord(tx, change, users, id, { ...after, version: current['version'] })
  return { id, outcome: 'updated', changed }
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
