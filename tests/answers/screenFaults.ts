import type { JSONSchema } from 'json-schema-to-typescript'
import { doctorPart } from './screens'
import { faults, faultySampleOf, isIndispensable, listOfFaults, operations, sampleOf } from './samples'

/** The answers of a round to one operation. Undefined: no JSON. */
export type Round = (operation: string) => unknown

/**
 * What decides which screens open: who acts, that they may do everything, and whose page it is. No account leads anywhere else.
 */
const gates: Readonly<Record<string, object>> = {
  'GET api/users/data': {
    id: 'u1',
    isPlus: true,
    isDoctor24: true,
    isFamilyAdmin: true,
    emailConfirmed: true,
    redirectUrl: null,
  },
  'GET api/users/{id}/associated-doctor': { id: 1, upMedicaUrl: doctorPart },
}

/** The operations that decide which screens open. */
export const gateOperations = Object.keys(gates)

/** Whether the answer of an operation is a list. */
export const isList = (operation: string): boolean => {
  const schema = schemaOf(operation)
  return schema !== undefined && listItems(schema) !== undefined
}

const open = (operation: string, answer: unknown) =>
  gates[operation] ? { ...(answer as object), ...gates[operation] } : answer

const schemaOf = (operation: string): JSONSchema | undefined => {
  const response = operations[operation]?.response
  return typeof response === 'string' ? undefined : response
}

/** Answers as the contract has them. */
export const sound: Round = (operation) => {
  const schema = schemaOf(operation)
  return open(operation, schema && sampleOf(schema))
}

/** The schema of the records of a list; undefined for another answer. */
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
    return open(operation, answer)
  }

/** No answer has what it cannot do without; lists are null. The screen opens. */
export const unreadable: Round = (operation) =>
  operation in gates ? sound(operation) : unreadableAnswer(operation)

/** An answer that has nothing that it cannot do without. */
export const unreadableAnswer: Round = (operation) => {
  const schema = schemaOf(operation)
  if (!schema) return undefined
  if (listItems(schema)) return null
  return faultySampleOf(schema, (_, field) => (isIndispensable(field) ? 'other type' : undefined)).answer
}

/** Answers as the contract has them, but for one operation. */
export const soundBut =
  (broken: string, answer: unknown): Round =>
  (operation) =>
    operation === broken ? answer : sound(operation)
