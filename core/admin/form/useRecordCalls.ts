import { useCall } from '../../http/useCall'
import { useInvalidate } from '../../http/useApi'
import type { Operation } from '../../http/call'
import { operationsOf, type AdminEntity, type AdminRecord } from '../entity'

export interface Saved {
  id?: number | string
  version: number
}

/** One change of a record, as the audit keeps it. */
export interface Change {
  version: number
  action: 'create' | 'update' | 'delete'
  changedBy: string
  /** Instant. */
  changedAt: string
  before: AdminRecord | null
  after: AdminRecord | null
}

/**
 * Reads and writes the records of an entity. All of them reject with an `ApiFault` and leave it to the caller to tell.
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
  return {
    read: async (id: string) => (await ask(operations.read, { params: { id } })) as unknown as AdminRecord,
    history: async (id: string) =>
      (await ask('GET api/audit/{entity}/{id}', {
        params: { entity: entity.form.schema.title, id },
      })) as unknown as readonly Change[],
    create: (body: AdminRecord, idempotencyKey: string) =>
      written<Saved>(ask(operations.create, { body, idempotencyKey })),
    update: (id: string, body: AdminRecord) =>
      written<Saved>(ask(operations.update, { params: { id }, body })),
    remove: (id: string) => written<undefined>(ask(operations.remove, { params: { id } })),
  }
}
