import path from 'node:path'
import { expect, test } from 'vitest'
import { violations } from './architecture/rules'

test('the house keeps its rules', () => {
  expect(violations(path.resolve(import.meta.dirname, '..'))).toEqual([])
})
