import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { measureAll, measuredText, type Row } from '../../../plugins/binah/testing/measured'
import { isImitation, lampOf } from '../../../plugins/binah/testing/lamp'
import { picturesText } from '../../../plugins/binah/testing/pictures/measured'
import outcomes from '../../../plugins/binah/testing/pictures/outcomes.json' with { type: 'json' }

const all = measureAll()
const errorsOf = (rows: readonly Row[]) =>
  rows.flatMap(({ error }) => (error === null ? [] : [Math.abs(error)]))
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** The lines of a text without the spaces and lines of a table, which a formatter changes. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/[\s|-]+/g, ' ').trim())
    .filter((line) => line !== '')

it('VITAL-022 docs/scan.md publishes what the engine measures today: run `npm run scan` where it differs', () => {
  const file = readFileSync(path.resolve('docs/scan.md'), 'utf8')
  expect(linesOf(file.split('<!-- measured -->')[1] ?? '')).toEqual(
    linesOf(measuredText(all) + picturesText(outcomes)),
  )
})

it('VITAL-022 of 300 recordings or more, 95 of 100 numbers are within three beats and none is off by more than eight', () => {
  const errors = errorsOf(all.people)
  expect(all.people.length).toBeGreaterThanOrEqual(300)
  expect(errors.length).toBeGreaterThan(150)
  expect(errors.filter((error) => error <= 3).length / errors.length).toBeGreaterThanOrEqual(0.95)
  expect(Math.max(...errors)).toBeLessThanOrEqual(8)
})

it('60 recordings without a pulse or more give no number, unless a lamp imitates a pulse, which docs/scan.md says', () => {
  const imitates = ({ conditions: { subject, seed } }: Row) => subject === 'lamp' && isImitation(lampOf(seed))
  const honest = all.others.filter((row) => !imitates(row))
  expect(honest.length).toBeGreaterThanOrEqual(110)
  expect(honest.filter(({ refusal }) => refusal === null)).toEqual([])
})

it('the tones of the Monk scale differ in their mean error by one beat at most', () => {
  const means = Array.from({ length: 10 }, (_, index) =>
    mean(errorsOf(all.people.filter(({ conditions }) => conditions.tone === index + 1))),
  )
  expect(means.filter(Number.isNaN)).toEqual([])
  expect(Math.max(...means) - Math.min(...means)).toBeLessThanOrEqual(1)
})
