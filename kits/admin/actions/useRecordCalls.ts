import type { AuditEntry } from '@schemas/generated/entities'
import { useCall, type Operation } from '@portico/core/http/useCall'
import { useInvalidate } from '@portico/core/http/useApi'
import { useSendOnce } from '@portico/core/http/useSendOnce'
import { operationsOf, type AdminEntity, type AdminRecord, type RowAction, type SaveResult } from '../entity'

/** A record for which an action failed. */
export interface FailedRecord {
  record: AdminRecord
  error: unknown
}

/**
 * The requests for the records of an entity. All of them reject with an `ApiError` without showing it.
 * Writing invalidates everything that was read of the entity.
 */
export function useRecordCalls(entity: AdminEntity) {
  const { call, send, write } = useRequests(entity)
  const sendOnce = useSendOnce()
  const operations = operationsOf(entity)
  const { calls = {} } = entity
  // What was saved is saved, whatever the answer.
  const writeRecord = async (answer: Promise<unknown>) => (await write<SaveResult | undefined>(answer)) ?? {}
  return {
    read: async (id: string): Promise<AdminRecord> =>
      calls.read?.(call, id) ?? ((await send(operations.read, { params: { id } })) as unknown as AdminRecord),
    history: async (id: string) =>
      (await send('GET api/audit/{entity}/{id}', {
        params: { entity: entity.form.schema.title, id },
      })) as unknown as readonly AuditEntry[],
    create: (body: AdminRecord) =>
      writeRecord(
        sendOnce<unknown>(body, (idempotencyKey) => send(operations.create, { body, idempotencyKey })),
      ),
    update: (id: string, body: AdminRecord) =>
      writeRecord(
        sendOnce<unknown>([id, body], (key) =>
          calls.update
            ? calls.update(call, id, body, key)
            : send(operations.update, { params: { id }, body }),
        ),
      ),
    remove: (id: string) => write<undefined>(send(operations.remove, { params: { id } })),
    restore: (id: string) => write<undefined>(call(restoreRecord, restoreInput(entity, id))),
    /** Runs an action for some records. Resolves to those for which it failed. */
    runAction: (action: RowAction, records: readonly AdminRecord[]) =>
      write<FailedRecord[]>(
        runInBatches(records, (record) =>
          sendOnce([action.id, record], (key) => action.run(call, record, key)),
        ),
      ),
  }
}

const restoreRecord = 'POST api/deleted-records/{entity}/{id}/restore'

const restoreInput = ({ form }: AdminEntity, id: string) =>
  ({ capability: 'bin', params: { entity: form.schema.title ?? '', id }, quiet: true }) as const

function useRequests(entity: AdminEntity) {
  const call = useCall()
  const invalidate = useInvalidate()
  return {
    call,
    // The operations are computed from the entity's path, so their types are not known here.
    send: (operation: Operation, input: object) => call(operation, { ...input, quiet: true } as never),
    /** Waits for an answer, and reads the records again. */
    write: async <T>(answer: Promise<unknown>): Promise<T> => {
      const result = (await answer) as T
      await invalidate(entity.path)
      return result
    },
  }
}

/** How many requests run at once. */
const batchSize = 4

async function runInBatches(
  records: readonly AdminRecord[],
  run: (record: AdminRecord) => Promise<unknown>,
): Promise<FailedRecord[]> {
  const failed: FailedRecord[] = []
  for (let start = 0; start < records.length; start += batchSize) {
    const batch = records.slice(start, start + batchSize)
    const results = await Promise.allSettled(batch.map((record) => run(record)))
    batch.forEach((record, index) => {
      const result = results[index]
      if (result?.status === 'rejected') failed.push({ record, error: result.reason })
    })
  }
  return failed
}
