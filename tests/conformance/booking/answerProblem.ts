import { readShape, unreadable } from '../../../core/http/answers/readShape'
import type { AnswerShapes, Shape } from '@schemas/answers/shape'
import { isZone } from '@schemas/time/isZone'
import { isOffset } from '@schemas/time/wallClock'
import shapes from '@schemas/generated/answerShapes.json' with { type: 'json' }

const { operations, entities } = shapes as unknown as AnswerShapes

/** The shape of the answer of an operation of the contract. */
export const shapeOf = (operation: string): Shape | undefined => operations[operation]

/** What the portal cannot read in an answer, as a sentence with its place; undefined if the answer has its shape. */
export function answerProblem(shape: Shape, value: unknown, place = 'the answer'): string | undefined {
  if (typeof shape === 'object') {
    if ('entity' in shape) return answerProblem(entities[shape.entity] ?? 'any', value, place)
    if ('list' in shape) return listProblem(shape.list, value, place)
    if ('fields' in shape) return fieldsProblem(shape.fields, value, place)
  }
  return isReadable(shape, value)
    ? undefined
    : `${place} is ${JSON.stringify(value)}, expected ${JSON.stringify(shape)}`
}

/** Whether the portal can read a value. It shows an unknown zone as another one, which no back end wants. */
const isReadable = (shape: Shape, value: unknown): boolean =>
  shape === 'zone'
    ? typeof value === 'string' && (isZone(value) || isOffset(value))
    : readShape(shape, value, { entities, onLeftOut: () => {} }) !== unreadable

const listProblem = (item: Shape, value: unknown, place: string): string | undefined =>
  Array.isArray(value)
    ? value.map((each: unknown, at) => answerProblem(item, each, `${place}[${at}]`)).find(Boolean)
    : `${place} is ${JSON.stringify(value)}, expected a list`

function fieldsProblem(
  fields: Readonly<Record<string, Shape>>,
  value: unknown,
  place: string,
): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return `${place} is ${JSON.stringify(value)}, expected an object`
  const given: Readonly<Record<string, unknown>> = { ...value }
  for (const [key, shape] of Object.entries(fields)) {
    const name = key.replace(/\?$/, '')
    if (given[name] === undefined && name !== key) continue
    const problem = answerProblem(shape, given[name], `${place}.${name}`)
    if (problem) return problem
  }
  return undefined
}
