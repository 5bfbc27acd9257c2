import type { JSONSchema } from 'json-schema-to-typescript'
import { faults, faultySampleOf, isIndispensable, listOfFaults, operations, sampleOf } from './samples'

/** The answers of a round to one operation. Undefined: no JSON. */
export type Round = (operation: string) => unknown

/** Every patient may make video calls, and no account leads anywhere else. */
const user = { isPlus: true, isDoctor24: true, emailConfirmed: true, redirectUrl: null }

const schemaOf = (operation: string): JSONSchema | undefined => {
  const response = operations[operation]?.response
  return typeof response === 'string' ? undefined : response
}

/** Answers as the contract has them. */
const sound: Round = (operation) => {
  const schema = schemaOf(operation)
  const sample = schema && sampleOf(schema)
  return operation === 'GET api/users/data' ? { ...(sample as object), ...user } : sample
}

/** Who acts is known, so that the page opens. */
const isIdentity = (operation: string) => operation === 'GET api/users/data'

const listItems = (schema: JSONSchema): JSONSchema | undefined => {
  const list = schema.anyOf?.find(({ type }) => type === 'array') ?? schema
  return list.type === 'array' && list.items && !Array.isArray(list.items) ? list.items : undefined
}

/**
 * Lists have a record for each field, with a fault in it; in other answers every dispensable field has one. The faults change with
 * the round, so that after four rounds each field has had each.
 */
export const faulty =
  (round: number): Round =>
  (operation) => {
    const schema = schemaOf(operation)
    if (!schema) return undefined
    const items = listItems(schema)
    if (items) return listOfFaults(items, round)
    const { answer } = faultySampleOf(schema, (place, field) =>
      isIndispensable(field) ? undefined : faults[(place + round) % faults.length],
    )
    return isIdentity(operation) ? { ...(answer as object), id: 'u1', isPlus: true } : answer
  }

/** No answer has what it cannot do without; lists are null. */
export const unreadable: Round = (operation) => {
  if (isIdentity(operation)) return sound(operation)
  const schema = schemaOf(operation)
  if (!schema) return undefined
  if (listItems(schema)) return null
  return faultySampleOf(schema, (_, field) => (isIndispensable(field) ? 'other type' : undefined)).answer
}
