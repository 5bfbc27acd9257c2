// @vitest-environment node
import { expect, it } from 'vitest'
import { csvLine } from './write'

it.each([
  [['a', 1, true, null, undefined], 'a;1;true;;\r\n'],
  [['a;b', 'say "hi"', 'two\nlines'], '"a;b";"say ""hi""";"two\nlines"\r\n'],
  [['=1+1', '@SUM(A1)', '-1+1', '+1+cmd|x', '\t=1'], "'=1+1;'@SUM(A1);'-1+1;'+1+cmd|x;'\t=1\r\n"],
  [['+34 612 345 678', -5], '+34 612 345 678;-5\r\n'],
])('ADMIN-103 C-127 a line of %j', (cells, line) => {
  expect(csvLine(cells)).toBe(line)
})
