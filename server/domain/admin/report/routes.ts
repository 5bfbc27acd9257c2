import { operation, type Api } from '../../../platform/http/api/operation'
import { turns } from '../../../platform/jobs/turns/processTurns'
import { readChoices, readLines, readTotals, type ReportSelection } from './callLines'
import { callReportCsv } from './csv'
import { reportLabels } from './labels'
import { reportRange, type FilterQuery, type RangeQuery } from './reportQuery'

/** Lines of a page of the report. */
const PAGE = 25

/** The report of video calls: page by page, and as a file. */
export function registerReport(api: Api): void {
  operation(api, 'GET api/video-calls/report', async ({ db, tenant, query, now }) => {
    const selection = selectionOf(tenant.id, query, now)
    const skip = Math.max(0, (query.page ?? 1) - 1) * PAGE
    const [lines, totals, choices] = [
      await readLines(db, selection, { skip, take: PAGE }),
      await readTotals(db, selection),
      await readChoices(db, selection),
    ]
    return { lines, pageSize: PAGE, totals, ...choices }
  })
  operation(api, 'GET api/video-calls/export', ({ db, tenant, person, query, language, now }) => ({
    type: 'text/csv; charset=utf-8',
    name: 'video-calls.csv',
    content: turns.stream(
      { tenant: tenant.id, person: person.actor, lane: 'moments' },
      callReportCsv(db, selectionOf(tenant.id, query, now), reportLabels(language)),
    ),
  }))
}

const selectionOf = (tenant: string, query: RangeQuery & FilterQuery, now: Date): ReportSelection => ({
  ...query,
  tenant,
  range: reportRange(query),
  now,
})
