import { expect, it } from 'vitest'
import { told } from './formatError'

it('AUTH-004 what a failed statement carries does not reach the log', () => {
  const error = Object.assign(new Error('invalid byte sequence'), {
    query: 'select 1',
    params: ['SecretToken'],
  })
  expect(told(error)).toMatch(/^Error: invalid byte sequence\n/)
  expect(told(error)).not.toContain('SecretToken')
  expect(told('no error')).toBe('no error')
})
