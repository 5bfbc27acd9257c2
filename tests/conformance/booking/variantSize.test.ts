import path from 'node:path'
import { expect, test } from 'vitest'
import { variantSizes } from './variantSize'

const MAX_LINES = 100

test('every booking variant has less than 100 lines', ({ onTestFinished }) => {
  const lengths = variantSizes(path.resolve(import.meta.dirname, '../../..'))
  const table = lengths.map(({ plugin, file, lines }) => `${String(lines).padStart(5)}  ${plugin}/${file}`)
  onTestFinished(() => void process.stdout.write(`\nLines of each booking variant\n${table.join('\n')}\n`))
  expect(lengths.length).toBeGreaterThan(0)
  expect(lengths.filter(({ lines }) => lines >= MAX_LINES)).toEqual([])
})
