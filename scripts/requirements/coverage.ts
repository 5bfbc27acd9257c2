import type { Catalogue } from './catalogue'
import { isTest, type Citation } from './citations'

export interface AreaCoverage {
  area: string
  total: number
  /** Statements that no test cites, each with the reason where one is written down. */
  uncovered: readonly { id: string; reason?: string }[]
}

/** How many statements of each area a test cites. */
export function measureCoverage(catalogue: Catalogue, citations: readonly Citation[]): AreaCoverage[] {
  const tested = new Set(citations.filter(({ file }) => isTest(file)).map(({ id }) => id))
  return [...catalogue.statements].map(([area, ids]) => ({
    area,
    total: ids.length,
    uncovered: ids
      .filter((id) => !tested.has(id))
      .map((id) => {
        const reason = findReason(id, area, catalogue, citations)
        return { id, ...(reason !== undefined && { reason }) }
      }),
  }))
}

/** A reason for the id comes before a decision record, which comes before a reason for the whole area. */
function findReason(
  id: string,
  area: string,
  { uncovered }: Catalogue,
  citations: readonly Citation[],
): string | undefined {
  const record = citations.find(
    (citation) => citation.id === id && citation.file.startsWith('docs/decisions/'),
  )
  return uncovered.get(id) ?? (record && `see ${record.file}`) ?? uncovered.get(area)
}
