import path from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from '../architecture/sources'

const MAX_LINES = 100

test('the example of an integrator has at most 100 lines of code besides its stub', ({ onTestFinished }) => {
  const sources = readSources(path.resolve(import.meta.dirname, '../..'))
  const sizes = sources
    .filter(({ file, isTest }) => file.startsWith('examples/nuvia/') && !isTest)
    .map(({ file, code }) => [file, code.split('\n').filter((line) => line.trim() !== '').length] as const)
  onTestFinished(() => void process.stdout.write(`\n${sizes.map((size) => size.join(' ')).join('\n')}\n`))
  expect(sizes.map(([file]) => path.basename(file))).toContain('variant.ts')
  expect(sizes.reduce((sum, [, lines]) => sum + lines, 0)).toBeLessThanOrEqual(MAX_LINES)
})
