import { operation, type Api, type OperationCall } from '../../../platform/http/api/operation'
import { HttpError } from '../../../platform/errors/httpError'
import type { GuestRight } from '../../../platform/sessions/visits/guestSession'
import type { CallContext } from '../callContext'
import { decideGuest, removeGuest } from './decideGuest'
import { enterCall, leaveCall, openGuestLink, readGuestCall } from './guestEntry'
import { listGuests } from './guestQueries'
import { inviteGuest } from './inviteGuest'
import { listRelatives } from './relatives'

type Call = Pick<OperationCall<'GET api/video-calls/{id}/guests'>, 'tenant' | 'person' | 'now' | 'language'>

/** Who else is in a call: doctor and patient invite and agree, guests come in with a link (decision 982). */
export function registerGuests(api: Api): void {
  const contextOf = ({ tenant, person, now, language }: Call): CallContext => ({
    db: api.db,
    hub: api.hub,
    rooms: api.rooms,
    push: api.push,
    serverKey: api.serverKey,
    tenant,
    actor: person.actor,
    visit: person.visit,
    guest: person.guest,
    now,
    language,
  })
  operation(api, 'GET api/video-calls/{id}/guests', (call) => listGuests(contextOf(call), call.params.id))
  operation(api, 'GET api/video-calls/{id}/relatives', (call) =>
    listRelatives(contextOf(call), call.params.id),
  )
  operation(api, 'POST api/video-calls/{id}/guests', (call) =>
    inviteGuest(contextOf(call), call.params.id, call.body, {
      origin: call.origin,
      key: call.idempotencyKey,
      mail: api.mail,
      sms: api.sms,
    }),
  )
  operation(api, 'PUT api/video-calls/{id}/guests/{guestId}', async (call) => {
    await decideGuest(contextOf(call), call.params.id, call.params.guestId, call.body, {
      origin: call.origin,
      mail: api.mail,
    })
    return undefined
  })
  operation(api, 'DELETE api/video-calls/{id}/guests/{guestId}', async (call) => {
    await removeGuest(contextOf(call), call.params.id, call.params.guestId)
    return undefined
  })
  registerEntry(api, contextOf)
}

/** What a guest calls. */
function registerEntry(api: Api, contextOf: (call: Call) => CallContext): void {
  const guestContextOf = (call: Call): CallContext & { guest: GuestRight } => {
    const { guest } = call.person
    if (!guest) throw new HttpError(403, 'FORBIDDEN')
    return { ...contextOf(call), guest }
  }
  operation(api, 'POST api/call-guests/open', async ({ db, tenant, body }) => ({
    token: await openGuestLink(db, tenant.id, body),
  }))
  operation(api, 'GET api/call-guests/call', (call) => readGuestCall(guestContextOf(call)))
  operation(api, 'POST api/call-guests/entry', (call) => enterCall(guestContextOf(call), call.body.name))
  operation(api, 'DELETE api/call-guests/entry', async (call) => {
    await leaveCall(guestContextOf(call))
    return undefined
  })
}
