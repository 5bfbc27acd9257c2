import { expect, test } from 'vitest'
import { readLinkTarget } from './linkTarget'

test.each([
  [undefined, undefined],
  ['/', '/'],
  ['/appointments?x=1', '/appointments?x=1'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['https://evil.example', '/'],
  [`/${'a'.repeat(500)}`, '/'],
])('C-023 the link of a request for %j leads to %s', (wanted, expected) => {
  expect(readLinkTarget({ link_target: wanted })).toBe(expected)
})
