import { operation, type Api, type OperationCall } from '../../../platform/http/api/operation'
import { openShare } from './openShare'
import { listShares, renewCode, revokeShare, saveContent, startShare, type Sharer } from './shares'

type Call = Pick<OperationCall<'GET api/shares'>, 'tenant' | 'person' | 'now'>

const sharerOf = ({ tenant, person, now }: Call): Sharer => ({
  tenant: tenant.id,
  patient: person.subject,
  actor: person.actor,
  now,
})

/** What the subject shares with a link, and the link itself, which anybody opens who has its code (decision 979). */
export function registerShares(api: Api): void {
  operation(api, 'GET api/shares', (call) => listShares(call.db, sharerOf(call)))
  operation(api, 'POST api/shares', (call) => startShare(call.db, sharerOf(call), call.body))
  operation(api, 'POST api/shares/{id}/content', async (call) => {
    const chunks: Buffer[] = []
    for await (const chunk of call.body.content) chunks.push(chunk)
    const content = Buffer.concat(chunks).toString('latin1')
    await saveContent(call.db, sharerOf(call), call.params.id, content)
    return undefined
  })
  operation(api, 'PUT api/shares/{id}/code', async (call) => ({
    code: await renewCode(call.db, sharerOf(call), call.params.id),
  }))
  operation(api, 'DELETE api/shares/{id}', async (call) => {
    await revokeShare(call.db, sharerOf(call), call.params.id)
    return undefined
  })
  operation(api, 'POST api/shl/{token}', ({ db, tenant, params, body, now }) =>
    openShare(db, tenant.id, params.token, body, now),
  )
}
