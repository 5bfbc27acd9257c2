/** `npm run requirements [AREA…]` prints how many statements of `docs/requirements/` a test cites, and which it does not. */
import path from 'node:path'
import { readCatalogue } from './requirements/catalogue'
import { readCitations } from './requirements/citations'
import { measureCoverage } from './requirements/coverage'
import { formatCoverage } from './requirements/report'

const root = path.resolve(import.meta.dirname, '..')
const catalogue = readCatalogue(root)
const areas = process.argv.slice(2).map((area) => area.toUpperCase())
const unknown = areas.filter((area) => !catalogue.statements.has(area))

if (unknown.length > 0) {
  console.error(
    `Unknown area ${unknown.join(', ')}. Expected one of: ${[...catalogue.statements.keys()].join(', ')}.`,
  )
  process.exitCode = 1
} else {
  const coverage = measureCoverage(catalogue, readCitations(root, catalogue))
  console.log(formatCoverage(coverage.filter(({ area }) => areas.length === 0 || areas.includes(area))))
}
