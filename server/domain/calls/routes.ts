import { operation, type Api, type OperationCall } from '../../platform/http/api/operation'
import { hubAfterCommit } from '../../platform/hub/port'
import { callSettingsOf } from '../../platform/tenants/settings/callSettings'
import { dateRange } from '../booking/doctor/doctorAppointments'
import { requireOwnDoctor } from '../catalogue/ownDoctor'
import { treatmentTime } from '../people/treated'
import { requireProfessional } from '../records/patients/patients'
import { bandwidthFile, dropUpload } from './bandwidth'
import { listCalls } from './callQueries'
import type { CallContext } from './callContext'
import { finishCall } from './changeCall'
import { readConsultation, writeNotes, writeRating, writeReadiness } from './consultation'
import { listDoctorConsultations } from './doctorDay'
import { addToVisit, endConsultation, finishVisit, writeSummary } from './endVisit'
import { registerCallMessages } from './hubMethods'
import { iceServersOf } from './iceServers'
import { registerGuests } from './guests/routes'
import { registerDocumentData } from './documentRoutes'
import { registerVisitLinks } from './visitLink/routes'
import { pausePool } from './pool/pausePool'
import { setPoolAlert } from './pool/poolAlert'
import { readPool } from './pool/readPool'
import { patientOfVisit } from './visitLink/patientOfVisit'

/** Video calls: their ends, the consultation of an appointment, and the doctor's day. The hub starts and answers calls. */
export function register(api: Api): void {
  registerEnds(api)
  registerConsultations(api)
  registerDoctor(api)
  registerCallMessages(api)
  registerVisitLinks(api)
  registerGuests(api)
  registerDocumentData(api)
  operation(api, 'GET api/video-calls/', ({ db, tenant, language, now, person }) =>
    listCalls(db, { tenant: tenant.id, language, now }, person.subject),
  )
  operation(api, 'GET api/video-calls/pool', ({ db, tenant, language, now, person }) =>
    readPool({ db, hub: api.hub, tenant, language, now, actor: person.actor }),
  )
  operation(api, 'PUT api/video-calls/pool/duty', async ({ db, tenant, language, now, person, body }) => {
    const { hub, rooms, push, serverKey } = api
    await pausePool(
      { db, hub, rooms, push, serverKey, tenant, language, now, actor: person.actor },
      body.isPaused,
    )
    return undefined
  })
  operation(api, 'PUT api/video-calls/pool/alert', async ({ db, tenant, now, person, body }) => {
    await setPoolAlert({ db, hub: api.hub, tenant, now, actor: person.actor }, body.isWanted)
    return undefined
  })
  operation(api, 'GET api/video-calls/ice-servers', ({ tenant, now }) =>
    iceServersOf(callSettingsOf(tenant), api.turnSecrets?.get(tenant.id), now),
  )
  operation(api, 'GET api/video-calls/bandwidth', ({ query }) => bandwidthFile(query.bytes))
  operation(api, 'POST api/video-calls/bandwidth', ({ body }) => dropUpload(body))
}

function registerEnds(api: Api): void {
  type Call = Pick<OperationCall<'GET api/video-calls/{id}/finish'>, 'tenant' | 'person' | 'now' | 'language'>
  const contextOf = ({ tenant, person, now, language }: Call): CallContext => ({
    db: api.db,
    hub: api.hub,
    rooms: api.rooms,
    tenant,
    actor: person.actor,
    visit: person.visit,
    now,
    language,
  })
  operation(api, 'GET api/video-calls/{id}/finish', async (call) => {
    await finishCall(contextOf(call), call.params.id)
    return undefined
  })
  operation(api, 'GET api/video-calls/{id}/end-consultation', async (call) => {
    await endConsultation(contextOf(call), call.params.id)
    return undefined
  })
  operation(api, 'PUT api/video-calls/{id}/summary', async (call) => {
    await writeSummary(contextOf(call), call.params.id, call.body.summary)
    return undefined
  })
  operation(api, 'POST api/consultations/appointments/{id}/finish', async (call) => {
    await requireProfessional(call)
    await finishVisit(contextOf(call), call.params.id, call.body.version)
    return undefined
  })
  operation(api, 'POST api/consultations/appointments/{id}/additions', async (call) => {
    await requireProfessional(call)
    const hub = hubAfterCommit(api.hub, call.afterCommit)
    await addToVisit({ ...contextOf(call), db: call.db, hub }, call.params.id, call.body.text)
    return undefined
  })
}

const readVisit = 'GET api/video-calls/appointments/{id}'

function registerConsultations(api: Api): void {
  operation(api, readVisit, async ({ params, person, ...reader }) => {
    const patientId = patientOfVisit(person, params.id)
    const consultation = await readConsultation({ ...reader, patientId, hub: api.hub }, params.id)
    // Documents are read in the account alone.
    if (person.visit) return { ...consultation, given: [] }
    // Nor does an administrator without the role for medical content read what the doctor wrote (decision 934).
    if (person.lacksRecords) return { ...consultation, summary: null, given: [] }
    const hasContent = consultation.summary !== null || (consultation.given ?? []).length > 0
    if (hasContent && person.actor !== person.subject) await noteVisit(api, { ...reader, person })
    return consultation
  })
  operation(
    api,
    'PUT api/video-calls/appointments/{id}/readiness',
    async ({ params, person, body, ...reader }) => {
      await writeReadiness({ ...reader, patientId: person.subject }, params.id, body)
      return undefined
    },
  )
  operation(
    api,
    'PUT api/video-calls/appointments/{id}/rating',
    async ({ params, person, body, ...more }) => {
      await writeRating({ ...more, patientId: person.subject }, params.id, body.rating)
      return undefined
    },
  )
}

/** Notes that somebody else reads what the doctor wrote and gave in a visit. */
const noteVisit = async (
  { noteActing }: Api,
  { db, tenant, person, now }: Pick<OperationCall<typeof readVisit>, 'db' | 'tenant' | 'person' | 'now'>,
): Promise<void> =>
  noteActing?.(db, tenant.id, { ...person, operation: readVisit, opened: { action: 'read' }, now })

function registerDoctor(api: Api): void {
  operation(api, 'PUT api/video-calls/appointments/{id}/notes', async (call) => {
    const doctorId = await requireOwnDoctor(call.db, call.tenant.id, call.person)
    await writeNotes(call, doctorId, call.params.id, call.body.notes)
    return undefined
  })
  operation(
    api,
    'GET api/video-calls/doctor/{from}/{to}',
    async ({ db, tenant, language, now, person, params, query }) =>
      listDoctorConsultations(db, {
        tenant: tenant.id,
        language,
        time: treatmentTime(tenant, now),
        doctorId: await requireOwnDoctor(db, tenant.id, person),
        ...dateRange(params.from, params.to),
        withTeams: query.showTeamAppointments,
      }),
  )
}
