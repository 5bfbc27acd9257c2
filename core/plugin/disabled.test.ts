import { expect, test } from 'vitest'
import { disabledPlugins, storeDisabled } from './disabled'

/** The storage of a tab. */
function tab() {
  const values = new Map<string, string>()
  return () => ({
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
  })
}
const forbidden = () => {
  throw new DOMException('The operation is insecure.')
}

test.each([
  ['nothing', '', '', []],
  ['before the hash', '?x=1&disable-plugins=a,b', '#/home', ['a', 'b']],
  ['behind the hash', '', '#/home?disable-plugins=a', ['a']],
  ['both, and empty names', '?disable-plugins=a,', '#/?disable-plugins=b', ['a', 'b']],
  ['with a comma as browsers write it', '?disable-plugins=a%2Cb', '', ['a', 'b']],
  ['no other parameter', '?not-disable-plugins=a', '', []],
])('?disable-plugins: %s', (_name, search, hash, expected) => {
  expect([...disabledPlugins({ search, hash }, tab())]).toEqual(expected)
  expect([...disabledPlugins({ search, hash }, forbidden)]).toEqual(expected)
})

test('?disable-plugins applies in its tab without the parameter, until an empty list', () => {
  const here = tab()
  const said = (search: string) => {
    storeDisabled({ search, hash: '' }, here)
    return [...disabledPlugins({ search, hash: '' }, here)]
  }
  expect(said('?disable-plugins=a,b')).toEqual(['a', 'b'])
  expect(said('')).toEqual(['a', 'b'])
  expect([...disabledPlugins({ search: '', hash: '' }, tab())]).toEqual([])
  expect(said('?disable-plugins=')).toEqual([])
  expect(said('')).toEqual([])
})

test('?disable-plugins works without storage, for one page', () => {
  expect(() => storeDisabled({ search: '?disable-plugins=a', hash: '' }, forbidden)).not.toThrow()
})
