import { expect, it } from 'vitest'
import { formatError } from './formatError'

it('AUTH-004 the parameters of a failed statement are not logged', () => {
  const error = Object.assign(new Error('invalid byte sequence'), {
    query: 'select 1',
    params: ['SecretToken'],
  })
  expect(formatError(error)).toMatch(/^Error: invalid byte sequence\n/)
  expect(formatError(error)).not.toContain('SecretToken')
  expect(formatError('no error')).toBe('no error')
})
