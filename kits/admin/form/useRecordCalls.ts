import { useCall } from '@core/http/useCall'
import { useInvalidate } from '@core/http/useApi'
import type { Operation } from '@core/http/call'
import { operationsOf, type AdminEntity, type AdminRecord, type RowAction, type Saved } from '../entity'

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

/** A record with which something could not be done. */
export interface Refused {
  record: AdminRecord
  fault: unknown
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
  const { calls = {} } = entity
  return {
    read: async (id: string): Promise<AdminRecord> =>
      calls.read?.(call, id) ?? ((await ask(operations.read, { params: { id } })) as unknown as AdminRecord),
    history: async (id: string) =>
      (await ask('GET api/audit/{entity}/{id}', {
        params: { entity: entity.form.schema.title, id },
      })) as unknown as readonly Change[],
    create: (body: AdminRecord, idempotencyKey: string) =>
      written<Saved>(calls.create?.(call, body) ?? ask(operations.create, { body, idempotencyKey })),
    update: (id: string, body: AdminRecord) =>
      written<Saved>(calls.update?.(call, id, body) ?? ask(operations.update, { params: { id }, body })),
    remove: (id: string) => written<undefined>(ask(operations.remove, { params: { id } })),
    /** Does something else with records. Out: those that refused, and what went wrong. */
    act: async ({ run }: RowAction, records: readonly AdminRecord[]): Promise<Refused[]> => {
      const refused = await inTurns(records, (record) => run(call, record))
      await invalidate(entity.path)
      return refused
    },
  }
}

/** So many at once: the server has others to answer. */
const atOnce = 4

/** Does the same with all of them. */
async function inTurns(
  all: readonly AdminRecord[],
  work: (record: AdminRecord) => Promise<unknown>,
): Promise<Refused[]> {
  const refused: Refused[] = []
  for (let at = 0; at < all.length; at += atOnce) {
    const turn = all.slice(at, at + atOnce)
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
