import { expect, it } from 'vitest'
import { parseProxies } from './proxySetting'

it.each([
  ['10.0.0.5', true],
  ['::ffff:10.0.0.5', true],
  ['10.0.0.6', false],
  ['10.1.200.3', true],
  ['fd00::7', true],
  ['2001:db8::1', false],
  ['', false],
])('an address of the proxies or of their networks is one: %s', (address, result) => {
  expect(parseProxies('10.0.0.5, 10.1.0.0/16, fd00::/8')?.(address)).toBe(result)
})

it.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '10.0.0.5,'])(
  '%s is refused',
  (text) => {
    expect(() => parseProxies(text)).toThrow('PORTICO_PROXIES has')
  },
)

it('without the setting there are none', () => expect(parseProxies('')).toBeUndefined())
