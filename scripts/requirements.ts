/**
 * `npm run requirements [AREA…]` prints how many statements of `docs/requirements/` a test cites, and which it does not;
 * `--rows` prints each statement with its tests and what they run against. Exits with 1 for a statement without a test or a reason.
 */
import path from 'node:path'
import { readCatalogue } from './requirements/catalogue'
import { readCitations } from './requirements/citations'
import { measureCoverage } from './requirements/coverage'
import { formatCoverage } from './requirements/report'
import { formatRows, listRows } from './requirements/rows'

const root = path.resolve(import.meta.dirname, '..')
const catalogue = readCatalogue(root)
const isByRow = process.argv.includes('--rows')
const areas = process.argv
  .slice(2)
  .filter((argument) => argument !== '--rows')
  .map((area) => area.toUpperCase())
const unknown = areas.filter((area) => !catalogue.statements.has(area))

if (unknown.length > 0) {
  console.error(
    `Unknown area ${unknown.join(', ')}. Expected one of: ${[...catalogue.statements.keys()].join(', ')}.`,
  )
  process.exitCode = 1
} else {
  const citations = readCitations(root, catalogue)
  const isAsked = (area: string) => areas.length === 0 || areas.includes(area)
  const coverage = measureCoverage(catalogue, citations).filter(({ area }) => isAsked(area))
  const rows = listRows(catalogue, citations).filter(({ id }) => isAsked(id.split('-')[0] ?? ''))
  console.log(isByRow ? formatRows(rows) : formatCoverage(coverage))
  if (coverage.some(({ uncovered }) => uncovered.some(({ reason }) => reason === undefined)))
    process.exitCode = 1
}
