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

it('the causes are logged, without the parameters of theirs', () => {
  const cause = Object.assign(new Error('bad port'), { params: ['SecretToken'] })
  const text = formatError(new Error('The provider does not answer', { cause }))
  expect(text).toMatch(/^Error: The provider does not answer\n[^]*\nCause: Error: bad port\n/)
  expect(text).not.toContain('SecretToken')
})
