import path from 'node:path'
import { expect, test } from 'vitest'
import { violations } from './architecture/rules'

test('the project follows its architecture rules', () => {
  expect(violations(path.resolve(import.meta.dirname, '..'))).toEqual([])
})
