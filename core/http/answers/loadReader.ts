import type { Operation } from '../call'
import type * as Reader from './checkAnswer'

/**
 * What the home page reads before anything else, with the fields that its screens need. The reader would be a tenth of the first
 * download: until another operation has loaded it, an answer that has these fields comes as it is.
 */
const startFields: Readonly<Record<string, string>> = {
  'GET api/config': '',
  'GET api/users/data': 'id name',
  'GET api/appointments/': 'id startDate status',
  'GET api/careareas': 'name',
  'GET api/careareas/patient': '',
  'GET api/chat/messages-user': 'id senderId timestamp content',
} satisfies Partial<Record<Operation, string>>

let reader: Promise<typeof Reader | null> | undefined

/** Loads the reader of answers once; null without it, when an answer is taken as it is. */
const loadReader = () => (reader ??= import('./checkAnswer').catch(() => null))

/** Loads the reader while an operation is under way that needs it. */
export function prepareReader(operation: Operation): void {
  if (!(operation in startFields)) void loadReader()
}

/** The reader for an answer; null if the answer can be taken as it is. */
export async function readerFor(operation: Operation, answer: unknown): ReturnType<typeof loadReader> {
  return reader || !hasStartFields(operation, answer) ? loadReader() : null
}

function hasStartFields(operation: Operation, answer: unknown): boolean {
  const records = (Array.isArray(answer) ? answer : [answer]) as (Record<string, string> | null | undefined)[]
  const names = startFields[operation]?.split(' ')
  const hasField = (record: (typeof records)[0], name: string) =>
    name === '' || (/Date$|^time/.test(name) ? Date.parse(record?.[name] ?? '') : record?.[name])
  return names !== undefined && records.every((record) => names.every((name) => hasField(record, name)))
}
