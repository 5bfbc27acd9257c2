import { expect, it } from 'vitest'
import { FREE_SCANS, isPatientComplete, readTokens, scansLeft } from './scans'

it.each([
  [12, 5, 2],
  [4, 5, 0],
  [10, 5, 2],
  [0, 1, 0],
])('VITAL-015 %i credits pay for scans of %i: %i', (tokens, cost, left) =>
  expect(scansLeft(tokens, cost)).toBe(left),
)

it('VITAL-016 a free scan can be done a million times', () => {
  expect(FREE_SCANS).toBe(1_000_000)
  expect(scansLeft(0, 0)).toBe(1_000_000)
})

it.each([
  ['12', 12],
  ['2.5', 2.5],
  ['', 0],
  ['many', 0],
  ['-3', 0],
  [null, 0],
  [undefined, 0],
])('C-099 the meta %j is %d credits', (value, tokens) => expect(readTokens(value)).toBe(tokens))

it.each([
  [{ age: 74, sex: 2, weight: 68 }, true],
  [{ age: 0, sex: 2, weight: 68 }, false],
  [{ age: 74, sex: 0, weight: 68 }, false],
  [{ age: 74, sex: 2, weight: null }, false],
  [{ age: null, sex: 2, weight: 68 }, false],
])('VITAL-020 the data %j are complete: %s', (patient, isComplete) =>
  expect(isPatientComplete(patient)).toBe(isComplete),
)
