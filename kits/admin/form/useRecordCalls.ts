import { useCall } from '@core/http/useCall'
import { useInvalidate } from '@core/http/useApi'
import type { Operation } from '@core/http/call'
import { operationsOf, type AdminEntity, type AdminRecord, type RowAction, type SaveResult } from '../entity'

/** One change of a record, as the audit keeps it. */
export interface HistoryEntry {
  version: number
  action: 'create' | 'update' | 'delete'
  changedBy: string
  /** Instant. */
  changedAt: string
  before: AdminRecord | null
  after: AdminRecord | null
}

/** A record with which something could not be done. */
export interface FailedRecord {
  record: AdminRecord
  fault: unknown
}

/**
 * Reads and writes the records of an entity. All of them reject with an `ApiError` and leave it to the caller to tell.
 * What was written is read again wherever it is shown.
 */
export function useRecordCalls(entity: AdminEntity) {
  const call = useCall()
  const invalidate = useInvalidate()
  const operations = operationsOf(entity)
  // Which operation it is, only the entity knows; all entities answer the same.
  const ask = (operation: Operation, input: object) => call(operation, { ...input, quiet: true } as never)
  const written = async <T>(answer: Promise<unknown>): Promise<T> => {
    const result = (await answer) as T
    await invalidate(entity.path)
    return result
  }
  const { calls = {} } = entity
  return {
    read: async (id: string): Promise<AdminRecord> =>
      calls.read?.(call, id) ?? ((await ask(operations.read, { params: { id } })) as unknown as AdminRecord),
    history: async (id: string) =>
      (await ask('GET api/audit/{entity}/{id}', {
        params: { entity: entity.form.schema.title, id },
      })) as unknown as readonly HistoryEntry[],
    create: (body: AdminRecord, idempotencyKey: string) =>
      written<SaveResult>(calls.create?.(call, body) ?? ask(operations.create, { body, idempotencyKey })),
    update: (id: string, body: AdminRecord) =>
      written<SaveResult>(calls.update?.(call, id, body) ?? ask(operations.update, { params: { id }, body })),
    remove: (id: string) => written<undefined>(ask(operations.remove, { params: { id } })),
    /** Does something else with records. Out: those that refused, and what went wrong. */
    act: async ({ run }: RowAction, records: readonly AdminRecord[]): Promise<FailedRecord[]> => {
      const refused = await runInBatches(records, (record) => run(call, record))
      await invalidate(entity.path)
      return refused
    },
  }
}

/** So many at once: the server has others to answer. */
const batchSize = 4

/** Does the same with all of them. */
async function runInBatches(
  all: readonly AdminRecord[],
  work: (record: AdminRecord) => Promise<unknown>,
): Promise<FailedRecord[]> {
  const refused: FailedRecord[] = []
  for (let at = 0; at < all.length; at += batchSize) {
    const turn = all.slice(at, at + batchSize)
    const done = await Promise.allSettled(turn.map((record) => work(record)))
    refused.push(
      ...turn.flatMap((record, index) => {
        const one = done[index]
        return one?.status === 'rejected' ? [{ record, fault: one.reason as unknown }] : []
      }),
    )
  }
  return refused
}
