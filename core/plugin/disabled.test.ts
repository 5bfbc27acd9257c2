import { expect, test } from 'vitest'
import { disabledPlugins } from './disabled'

test.each([
  ['nothing', '', '', []],
  ['before the hash', '?x=1&disable-plugins=a,b', '#/home', ['a', 'b']],
  ['behind the hash', '', '#/home?disable-plugins=a', ['a']],
  ['both, and empty names', '?disable-plugins=a,', '#/?disable-plugins=b', ['a', 'b']],
])('?disable-plugins: %s', (_name, search, hash, expected) => {
  expect([...disabledPlugins({ search, hash })]).toEqual(expected)
})
