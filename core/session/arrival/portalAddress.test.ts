import { expect, test } from 'vitest'
import { parseAddress, toInAppPath, withoutSecrets } from './portalAddress'

test.each([
  ['', '', '/', {}],
  ['', '#/auth', '/auth', {}],
  ['?a=1&b=1', '#/appointments?b=2&c=a%3Fb', '/appointments', { a: '1', b: '2', c: 'a?b' }],
])('SHELL-027 C-157 %s%s is read before and behind the hash', (search, hash, path, query) => {
  expect(parseAddress({ search, hash })).toEqual({ path, query })
})

test('C-025 secrets are removed from parameters', () => {
  const query = {
    token: 't',
    patientToken: 'p',
    code: 'c',
    state: 's',
    id_token: 'i',
    access_token: 'a',
    signature: 'g',
    parameters: 'm',
    login_hint: 'ana@portico.test',
  }
  expect(withoutSecrets({ ...query, specialistId: '7' })).toEqual({ specialistId: '7' })
})

test('SHELL-040 C-029 the target of a sign-in keeps path, parameters and query, without secrets', () => {
  const address = parseAddress({ search: '?code=x', hash: '#/ana/videoconsultation/7?day=2&token=t' })
  expect(toInAppPath(address)).toBe('/ana/videoconsultation/7?day=2')
  expect(toInAppPath(parseAddress({ search: '', hash: '' }))).toBe('/')
})
