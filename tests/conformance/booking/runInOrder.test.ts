import { expect, test } from 'vitest'
import type { Check } from './check'
import { checks } from './checks/all'
import { inOrder } from './runInOrder'

const check = (statement: string, run: Check['run'], isBasis?: true): Check => ({
  statement,
  requirements: 'BOOK-033',
  run,
  ...(isBasis && { isBasis }),
})
const passes = async () => {}
const fails = async () => {
  throw new Error('no source of "insurer"')
}

/** What becomes of each check: `passed`, `failed`, or the reason why it was not run. */
async function outcomes(list: readonly Check[]): Promise<string[]> {
  const run = inOrder()
  const found: string[] = []
  for (const one of list)
    found.push(
      await run(one, {} as never, {} as never).then(
        (skipped) => skipped?.reason ?? 'passed',
        () => 'failed',
      ),
    )
  return found
}

test('a basis that is missing fails once, and what builds on it names it', async () => {
  const found = await outcomes([
    check('first', passes, true),
    check('has a source', fails, true),
    check('books', fails),
    check('moves', passes),
  ])
  expect(found.slice(0, 2)).toEqual(['passed', 'failed'])
  expect(found.slice(2)).toEqual([
    expect.stringContaining('"has a source"'),
    expect.stringContaining('"has a source"'),
  ])
})

test('other checks fail for themselves', async () => {
  expect(await outcomes([check('books', fails), check('moves', fails), check('pays', passes)])).toEqual([
    'failed',
    'failed',
    'passed',
  ])
})

test('every basis comes before what builds on it', () => {
  const isBasis = checks.map((one) => one.isBasis === true)
  expect(isBasis.filter(Boolean).length).toBeGreaterThan(1)
  expect(isBasis.lastIndexOf(true)).toBe(isBasis.indexOf(false) - 1)
})
