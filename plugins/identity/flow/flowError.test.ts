import { expect, it } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import en from '../locales/en.json'
import es from '../locales/es.json'
import { FlowError, kindOf } from './flowError'

it.each([
  ['IDENT-015', new ApiError(503, 'IDENTITY_SERVICE'), 'SERVER'],
  ['IDENT-015', new ApiError(500, 'GENERAL'), 'SERVER'],
  ['IDENT-015', new TypeError('x is not a function'), 'SERVER'],
  ['IDENT-016', new FlowError('NO_WORKFLOW_RUN_ID'), 'NO_WORKFLOW_RUN_ID'],
  ['IDENT-017', new ApiError(0, 'NETWORK'), 'RELOAD_AND_RETRY'],
  ['IDENT-017', new ApiError(409, 'CHECK_FINISHED'), 'RELOAD_AND_RETRY'],
  ['IDENT-018', new ApiError(400, 'TASK_NOT_COMPLETED'), 'TASK_NOT_COMPLETED'],
  ['IDENT-019', new FlowError('TASK_NOT_RETRIEVED'), 'TASK_NOT_RETRIEVED'],
  ['IDENT-020', new FlowError('TASK_NOT_SUPPORTED'), 'TASK_NOT_SUPPORTED'],
  ['IDENT-024', new ApiError(429, 'TOO_MANY_ATTEMPTS'), 'TOO_MANY_ATTEMPTS'],
] as const)('%s ERR-036 %s is the error %s, with a sentence of its own', (_row, error, kind) => {
  expect(kindOf(error)).toBe(kind)
  for (const texts of [es, en]) {
    const sentences = Object.entries(texts).filter(([key]) => key.startsWith('IDENTITY.ERRORS.'))
    expect(sentences.filter(([, text]) => text === texts[`IDENTITY.ERRORS.${kind}`])).toHaveLength(1)
  }
})
