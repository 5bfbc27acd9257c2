import type { ImportLine } from '../../../schemas/generated/entities'
import { operation, type Api, type OperationCall } from '../../platform/http/api/operation'
import { HttpError } from '../../platform/errors/httpError'
import { readCsv, type CsvLine } from '../entities/csv/read'
import { changeOf } from '../entities/registerEntity'
import { exportUsers } from './exportUsers'
import { importUsers, previewImport } from './importUsers'
import { importedColumns } from './readImportLine'
import { stopImport, takeStop } from './stopImport'
import { turns } from '../../platform/jobs/turns/processTurns'

/** Import and export of users. */
export function registerUserFiles(api: Api): void {
  operation(api, 'GET api/users/admin/export', ({ db, tenant, person, query }) => ({
    type: 'text/csv; charset=utf-8',
    name: 'users.csv',
    content: turns.stream(workOf(tenant.id, person.actor), exportUsers(db, tenant.id, query)),
  }))
  operation(api, 'POST api/users/admin/import-users/preview', (call) =>
    previewImport(call.db, changeOf(call), readLines(call)),
  )
  operation(api, 'POST api/users/admin/import-users', async (call) => {
    const { id, after } = call.query
    const change = changeOf(call)
    const report = importUsers(call.db, change, readLines(call), {
      after,
      inTurns: (slices, isContinued) =>
        turns.stream(workOf(change.tenant, change.actor), slices, isContinued),
      isStopped: () => takeStop(call.db, { ...change, id }),
    })
    return { type: 'application/x-ndjson', name: 'report.ndjson', content: linesOf(report) }
  })
  operation(api, 'POST api/users/admin/import-users/{id}/stop', async (call) => {
    await stopImport(call.db, { ...changeOf(call), id: call.params.id }, call.now)
    return undefined
  })
}

/** The lines of a file of users. Throws FORMAT_NOT_VALID for another kind of file. */
function readLines({
  body: { name, content },
  query: { columns },
}: Pick<OperationCall<'POST api/users/admin/import-users'>, 'body' | 'query'>): AsyncIterable<CsvLine> {
  if (!/\.csv$/i.test(name)) throw new HttpError(400, 'FORMAT_NOT_VALID', { details: { field: 'file' } })
  return readCsv(content, importedColumns, columns?.split(','))
}

async function* linesOf(report: AsyncIterable<ImportLine>): AsyncIterable<string> {
  for await (const line of report) yield `${JSON.stringify(line)}\n`
}

/** A piece of an import or an export takes a moment. */
const workOf = (tenant: string, person: string) => ({ tenant, person, lane: 'moments' }) as const
