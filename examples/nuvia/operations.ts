import { defineOperations } from '@portico/core/http/operations/defineOperations'

const centre = { fields: { code: 'text', displayName: 'text' } } as const
const opening = { fields: { startsAt: 'date-time', clock: 'zone' } } as const
const patient = { isFirstVisit: 'boolean', 'recordNumber?': 'string', reason: 'string' } as const

/** The API of the hospital Nuvia. */
export const nuvia = defineOperations({
  plugin: 'nuvia',
  operations: {
    'GET centres': { answer: { list: centre } },
    'GET centres/{code}/openings': {
      query: { after: 'date-time', before: 'date-time' },
      answer: { list: opening },
    },
    'POST visits': {
      body: { fields: { centreCode: 'text', startsAt: 'date-time', ...patient } },
      answer: { fields: { visitNumber: 'integer' } },
    },
  },
  readError: ({ body }) => {
    const { fault } = (body ?? {}) as { fault?: { id: string } }
    return fault && { message: fault.id }
  },
})
