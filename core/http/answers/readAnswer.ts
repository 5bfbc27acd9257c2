import type { AnswerShapes, Shape } from '@schemas/answers/shape'
import shapes from '@schemas/generated/answerShapes.json' with { type: 'json' }
import { readShape, unreadable } from './readShape'

const { operations, entities } = shapes as unknown as AnswerShapes

/** An answer as the contract has it. */
export interface ReadAnswer {
  /** Undefined if nothing true can stand for the answer. */
  value: unknown
  isReadable: boolean
  /** How many records of its lists were left out. */
  leftOut: number
}

/** Reads the answer of an operation as the contract has it; `undefined` is an empty body. */
export const readAnswer = (operation: string, answer: unknown): ReadAnswer =>
  readAs(operations[operation], answer)

/** Reads an answer as a shape; without one as it is. */
export function readAs(shape: Shape | undefined, answer: unknown): ReadAnswer {
  if (shape === undefined) return { value: answer, isReadable: true, leftOut: 0 }
  let leftOut = 0
  const value = readShape(shape, answer, { entities, onLeftOut: () => (leftOut += 1) })
  return value === unreadable
    ? { value: undefined, isReadable: false, leftOut }
    : { value, isReadable: true, leftOut }
}
