import { errorCodes, errorsOf } from '../../../schemas/operationErrors'
import type { Operation } from '../contract'
import { jsonContent } from './jsonContent'

/** The name of an answer among the components: `409.VERSION_CONFLICT`. */
const nameOf = (status: number, codes: readonly string[]) => [status, ...[...codes].sort()].join('.')

/** The codes of an operation by the status that they come with. */
function codesByStatus(key: string, operation: Operation): Map<number, string[]> {
  const byStatus = new Map<number, string[]>()
  for (const { status, code } of errorsOf(key, operation))
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  return byStatus
}

/** The error answers of an operation by status, as references to `errorComponents`. */
export const errorAnswers = (key: string, operation: Operation): object => ({
  ...Object.fromEntries(
    [...codesByStatus(key, operation)].map(([status, codes]) => [
      status,
      { $ref: `#/components/responses/${nameOf(status, codes)}` },
    ]),
  ),
  '5XX': { $ref: '#/components/responses/failed' },
})

/** The error answers of all operations, with the values of `message` and what each says. */
export function errorComponents(operations: Readonly<Record<string, Operation>>): object {
  const answers = new Map<string, object>()
  for (const [key, operation] of Object.entries(operations))
    for (const [status, codes] of codesByStatus(key, operation))
      answers.set(nameOf(status, codes), errorAnswer(codes))
  return {
    ...Object.fromEntries([...answers].sort(([a], [b]) => (a < b ? -1 : 1))),
    failed: errorAnswer(['GENERAL']),
  }
}

const errorAnswer = (codes: readonly string[]) => ({
  description: codes.map((code) => `\`${code}\`: ${errorCodes[code]?.text ?? ''}`).join('\n\n'),
  content: jsonContent(
    { allOf: [{ $ref: 'ApiError' }, { properties: { message: { enum: [...codes] } } }] },
    { message: codes[0] },
  ),
})
