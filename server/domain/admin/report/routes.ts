import { operation, type Api } from '../../../platform/http/api/operation'
import { reportRange, videoCallLines } from './videoCalls'
import { reportLabels } from './labels'
import { turns } from '../../../platform/jobs/turns/processTurns'

/** The report of video calls. */
export function registerReport(api: Api): void {
  operation(api, 'GET api/video-calls/export', ({ db, tenant, person, query, language }) => ({
    type: 'text/csv; charset=utf-8',
    name: 'video-calls.csv',
    content: turns.stream(
      { tenant: tenant.id, person: person.actor, lane: 'moments' },
      videoCallLines(db, tenant.id, reportRange(query), reportLabels(language)),
    ),
  }))
}
