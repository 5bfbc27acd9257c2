import { expect, test } from 'vitest'
import { buildRequest } from './buildRequest'

test('SHELL-045 path parameters are encoded, missing query values left out', () => {
  expect(buildRequest('GET api/doctors/url/{url}', { params: { url: 'a/b?c' } }, '/')).toEqual({
    method: 'GET',
    url: '/api/doctors/url/a%2Fb%3Fc',
  })
  expect(
    buildRequest(
      'GET api/appointments/first-working-day',
      { query: { service: 3, provider: undefined } as never },
      'https://api.example/v1/',
    ).url,
  ).toBe('https://api.example/v1/api/appointments/first-working-day?service=3')
})

test('a missing path parameter throws', () => {
  expect(() => buildRequest('GET api/doctors/url/{url}', {}, '/')).toThrow(
    'GET api/doctors/url/{url}: missing path parameter "url"',
  )
})
