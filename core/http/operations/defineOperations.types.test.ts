import { expect, test } from 'vitest'
import { defineOperations, type PluginCall } from './defineOperations'

const nuvia = defineOperations({
  plugin: 'nuvia',
  operations: {
    'GET centres/{id}/times': {
      query: { from: 'date-time', 'to?': 'date-time' },
      answer: {
        list: { fields: { at: 'date-time', 'places?': 'integer', kind: { enum: ['video', 'centre'] } } },
      },
    },
    'POST visits': {
      body: { fields: { centre: 'text', 'note?': 'string' } },
      answer: { fields: { visit: 'text' } },
    },
    'GET about': { answer: { any: ['text', 'null'] } },
  },
})

/** Never called. Lines without a comment must compile, each with one must not; the type check fails otherwise. */
export const uses = async (call: PluginCall) => {
  const times = await call(nuvia, 'GET centres/{id}/times', { params: { id: 1 }, query: { from: '' } })
  const [first] = times
  const kind: 'video' | 'centre' | undefined = first?.kind
  const places: number | undefined = first?.places
  const { visit } = await call(nuvia, 'POST visits', { body: { centre: '1' }, idempotencyKey: 'k' })
  const text: string = visit
  const about: string | null = await call(nuvia, 'GET about')
  nuvia.request('POST visits', { body: { centre: '1', note: '' } })
  // @ts-expect-error a field that the answer does not have
  const place: unknown = first?.place
  // @ts-expect-error a misspelt path
  await call(nuvia, 'GET centre/{id}/times', { params: { id: 1 }, query: { from: '' } })
  // @ts-expect-error a parameter of the path is missing
  await call(nuvia, 'GET centres/{id}/times', { query: { from: '' } })
  // @ts-expect-error a required field of the query is missing
  await call(nuvia, 'GET centres/{id}/times', { params: { id: 1 }, query: {} })
  // @ts-expect-error an input that is required is missing
  await call(nuvia, 'POST visits')
  // @ts-expect-error a field that the body does not have
  nuvia.request('POST visits', { body: { centre: '1', centreName: 'x' } })
  // @ts-expect-error a body of another type
  nuvia.request('POST visits', { body: { centre: 1 } })
  // @ts-expect-error a body for an operation without one
  await call(nuvia, 'GET about', { body: {} })
  // @ts-expect-error an unknown method
  defineOperations({ plugin: 'nuvia', operations: { 'FETCH about': {} } })
  // @ts-expect-error an unknown shape
  defineOperations({ plugin: 'nuvia', operations: { 'GET about': { answer: 'strin' } } })
  return [kind, places, place, text, about]
}

test('a request has the operation, its input and the operations that it belongs to', () => {
  expect(nuvia.request('POST visits', { body: { centre: '1' } })).toMatchObject({
    set: { plugin: 'nuvia' },
    operation: 'POST visits',
    body: { centre: '1' },
  })
})
