import type { AreaCoverage } from './coverage'

/** The report of `npm run requirements`: a line for each area, then the statements without a test by reason. */
export function formatCoverage(areas: readonly AreaCoverage[]): string {
  const total = sum(areas.map((area) => area.total))
  const uncovered = sum(areas.map((area) => area.uncovered.length))
  return [
    `${'Area'.padEnd(8)} statements  cited by a test`,
    ...areas.map(formatArea),
    `${'total'.padEnd(8)} ${String(total).padStart(10)} ${String(total - uncovered).padStart(16)}`,
    ...areas.filter((area) => area.uncovered.length > 0).map(formatUncovered),
  ].join('\n')
}

function formatArea({ area, total, uncovered }: AreaCoverage): string {
  return `${area.padEnd(8)} ${String(total).padStart(10)} ${String(total - uncovered.length).padStart(16)}`
}

function formatUncovered({ area, uncovered }: AreaCoverage): string {
  const reasons = [...new Set(uncovered.map(({ reason }) => reason ?? 'no reason given'))]
  const lines = reasons.map((reason) => {
    const ids = uncovered.filter((statement) => (statement.reason ?? 'no reason given') === reason)
    return `  ${ids.length} × ${reason}\n    ${ids.map(({ id }) => id).join(' ')}`
  })
  return `\n${area}: ${uncovered.length} without a test\n${lines.join('\n')}`
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
