import path from 'node:path'
import { expect, test } from 'vitest'
import { readCatalogue, type Catalogue } from '../../scripts/requirements/catalogue'
import { readCitations } from '../../scripts/requirements/citations'
import { measureCoverage } from '../../scripts/requirements/coverage'
import { formatRows, listRows } from '../../scripts/requirements/rows'

const root = path.resolve(import.meta.dirname, '../..')
const catalogue = readCatalogue(root)
const citations = readCitations(root, catalogue)
const statements = [...catalogue.statements.values()].flat()

test('every cited id exists in docs/requirements', () => {
  const known = new Set([...statements, ...catalogue.contradictions])
  const unknown = citations.filter(({ id }) => !known.has(id))
  expect(unknown.map(({ id, file, line }) => `${file}:${line} cites ${id}`)).toEqual([])
})

test('no id is listed twice', () => {
  const ids = [...statements, ...catalogue.contradictions]
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('uncovered.md names only ids and areas that exist and have no test', () => {
  const known = new Set([...catalogue.statements.keys(), ...statements])
  const uncovered = new Set(
    measureCoverage(catalogue, citations).flatMap((area) => area.uncovered.map(({ id }) => id)),
  )
  const stale = [...catalogue.uncovered.keys()].filter(
    (id) => !known.has(id) || (statements.includes(id) && !uncovered.has(id)),
  )
  expect(stale).toEqual([])
})

test('every statement without a test has a reason', () => {
  const uncovered = measureCoverage(catalogue, citations).flatMap((area) => area.uncovered)
  expect(uncovered.filter(({ reason }) => reason === undefined).map(({ id }) => id)).toEqual([])
})

test('coverage counts a statement that only a test cites', () => {
  const small: Catalogue = {
    statements: new Map([['DEMO', ['DEMO-001', 'DEMO-002', 'DEMO-003']]]),
    contradictions: [],
    uncovered: new Map([['DEMO', 'not built yet']]),
  }
  const cite = (id: string, file: string) => ({ id, file, line: 1 })
  const coverage = measureCoverage(small, [
    cite('DEMO-001', 'kits/booking/rules.test.ts'),
    cite('DEMO-002', 'kits/booking/rules.ts'),
    cite('DEMO-003', 'docs/decisions/312-booking-requirements.md'),
  ])
  expect(coverage).toEqual([
    {
      area: 'DEMO',
      total: 3,
      uncovered: [
        { id: 'DEMO-002', reason: 'not built yet' },
        { id: 'DEMO-003', reason: 'see docs/decisions/312-booking-requirements.md' },
      ],
    },
  ])
})

test('every statement has a test of a level or a reason, never both', () => {
  const rows = listRows(catalogue, citations)
  expect(rows.map(({ id }) => id).sort()).toEqual([...statements].sort())
  const unexplained = rows.filter((row) => Object.keys(row.tests).length > 0 === (row.reason !== undefined))
  expect(unexplained.map(({ id }) => id)).toEqual([])
})

test('a row names what its tests run against, and the first of each', () => {
  const small: Catalogue = {
    statements: new Map([['DEMO', ['DEMO-001', 'DEMO-002']]]),
    contradictions: [],
    uncovered: new Map([['DEMO-002', 'nothing to test']]),
  }
  const cite = (file: string, line: number) => ({ id: 'DEMO-001', file, line })
  const rows = listRows(small, [
    cite('server/domain/demo.test.ts', 7),
    cite('server/domain/demo.test.ts', 9),
    cite('tests/e2e/ownApi.spec.ts', 3),
    cite('kits/booking/demo.ts', 1),
  ])
  expect(rows).toEqual([
    {
      id: 'DEMO-001',
      tests: { server: 'server/domain/demo.test.ts:7', alone: 'tests/e2e/ownApi.spec.ts:3' },
    },
    { id: 'DEMO-002', tests: {}, reason: 'nothing to test' },
  ])
  expect(formatRows(rows).replaceAll(/ +/g, ' ')).toBe(
    'DEMO-001 server+alone server/domain/demo.test.ts:7 tests/e2e/ownApi.spec.ts:3\nDEMO-002 no test: nothing to test',
  )
})
