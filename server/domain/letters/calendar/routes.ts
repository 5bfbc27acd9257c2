import { operation, type Api } from '../../../platform/http/api/operation'
import type { Download } from '../../../platform/http/api/files'
import type { TenantOnServer } from '../../../platform/tenants/tenants'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { calendarEntry } from '../content/calendarEntry'
import { portalUrls } from '../content/composeMail'
import { calendarFile } from '../content/ics'
import { loadLetterTexts } from '../../../platform/letters/letterTexts'
import { rememberPortal } from '../queue/enqueue'
import { findBooked, listUpcoming, type AppointmentRecord } from '../queue/payload'
import { createSubscription, endSubscription, findSubscriber, readSubscription } from './subscription'

/** How far back a subscribed calendar goes. */
const PAST_MS = 30 * 86_400_000

/**
 * Calendar files and calendar addresses. An address belongs to the person who signed in, never to somebody they act for:
 * it outlives the session.
 */
export function registerCalendar(api: Api): void {
  operation(api, 'GET api/appointments/{id}/calendar', async (call) => {
    const { db, tenant, person, params } = call
    const record = orNotFound(await findBooked(db, tenant.id, person.subject, params.id))
    return file(call, `${record.facts.startsAt.slice(0, 10)}.ics`, person.actor, [record])
  })
  operation(api, 'GET api/calendar/', ({ db, tenant, person }) =>
    readSubscription(db, tenant.id, person.actor),
  )
  operation(api, 'POST api/calendar/', async ({ db, tenant, person, language, now, origin }) => {
    await rememberPortal(db, tenant.id, { actorId: person.actor, language })
    const token = await createSubscription(db, tenant.id, person.actor, now)
    return { createdAt: now.toISOString(), address: `${origin}/api/calendar/${token}.ics` }
  })
  operation(api, 'DELETE api/calendar/', async ({ db, tenant, person }) => {
    await endSubscription(db, tenant.id, person.actor)
    return undefined
  })
  operation(api, 'GET api/calendar/{token}.ics', async (call) => {
    const { db, tenant, params, now } = call
    const { personId, language } = orNotFound(await findSubscriber(db, tenant.id, params.token))
    const records = await listUpcoming(db, tenant.id, personId, new Date(now.getTime() - PAST_MS))
    // The language of the person, never the one of the program that reads the calendar.
    const [first = call.language] = tenant.manifest.languages
    return file({ ...call, language: language ?? first }, 'calendar.ics', personId, records)
  })
}

interface FileCall {
  tenant: TenantOnServer
  origin: string
  language: string
  now: Date
}

function file(
  { tenant, origin, language, now }: FileCall,
  name: string,
  readerId: string,
  records: readonly AppointmentRecord[],
): Download {
  const t = loadLetterTexts(tenant, language)
  const url = portalUrls(`${origin}/`, false).appointments
  const entries = records.map(({ facts, people }) => {
    const audience = people.patientId === readerId ? 'patient' : 'family'
    return calendarEntry({ tenant, t, language, audience, url }, facts, false)
  })
  const content = calendarFile('PUBLISH', tenant.manifest.name, entries, now)
  return { type: 'text/calendar; charset=utf-8', name, content: contentOf(content) }
}

async function* contentOf(text: string): AsyncIterable<string> {
  yield text
}
