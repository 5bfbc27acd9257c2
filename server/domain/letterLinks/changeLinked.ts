import { AppointmentType } from '../../../schemas/generated/constants'
import type { Api } from '../../platform/http/api/operation'
import type { Tx } from '../../platform/db/database'
import { retryOnConflict } from '../../platform/db/retryOnDeadlock'
import { HttpError } from '../../platform/errors/httpError'
import { orNotFound } from '../../platform/errors/orNotFound'
import type { LetterLink } from '../../platform/sessions/visits/letterLink'
import { createVisitLink, visitLinkUrl } from '../../platform/sessions/visits/visitLink'
import { callSettingsOf } from '../../platform/tenants/settings/callSettings'
import { notifyVisitChange } from '../appointments/visit/notifyVisitChange'
import { move, type BookingContext } from '../booking/steps/booking'
import { cancelWithin } from '../booking/steps/cancel'
import type { BookingInput } from '../booking/steps/bookingInput'
import { joinWindow } from '../calls/joinWindow'
import { languageOf } from '../letters/settings'
import { lockLink, requireLink, type LinkCall } from './linkOfCall'
import { loadLinked } from './readLinked'

/** Cancels the appointment of a link as its reader would in the portal. */
export const cancelLinked = (api: Api, call: LinkCall): Promise<void> =>
  change(api, call, 'DELETE api/appointments/{id}', (context, { appointmentId }) =>
    cancelWithin(context.db, context, appointmentId),
  )

/** Moves the appointment of a link to an instant as its reader would in the portal. Everything else of it stays. */
export const moveLinked = (api: Api, call: LinkCall, start: string): Promise<void> =>
  change(api, call, 'PUT api/appointments/{id}', async (context, link) => {
    const { serviceId, providerId, doctor } = await loadLinked({ ...call, db: context.db }, link)
    await move(context, link.appointmentId, {
      ...unchanged,
      serviceId: orNotFound(serviceId ?? undefined),
      providerId: providerId ?? null,
      doctorId: doctor?.id ?? null,
      start: Date.parse(start),
    })
  })

/** What a move by link leaves as it is. */
const unchanged: Omit<BookingInput, 'serviceId' | 'providerId' | 'doctorId' | 'start'> = {
  userOffset: null,
  userZone: null,
  notes: null,
  country: null,
  documents: null,
  answers: null,
  insurerId: null,
  agreementId: null,
  returnUrl: undefined,
}

/**
 * Makes the link of the video visit that a letter is about, and returns its address. Throws 404 for a visit in person, and 409
 * TOO_EARLY with `opensAt`.
 */
export async function joinLinked(api: Api, call: LinkCall): Promise<string> {
  const { db, tenant, now, origin } = call
  const link = await requireLink(api, call)
  const { startDate, appointmentType } = await loadLinked(call, link)
  if (appointmentType !== AppointmentType.online) throw new HttpError(404, 'NOT_FOUND')
  const { opensAt } = joinWindow(new Date(startDate), callSettingsOf(tenant))
  if (now < opensAt) throw new HttpError(409, 'TOO_EARLY', { details: { opensAt: opensAt.toISOString() } })
  const token = orNotFound(await createVisitLink(db, tenant.id, link.appointmentId, now))
  return visitLinkUrl(`${origin}/`, token)
}

/** Changes the appointment of a link for its reader, and notes it in the account of a patient that the reader looks after. */
async function change(
  api: Api,
  call: LinkCall,
  operation: string,
  work: (context: BookingContext & { db: Tx }, link: LetterLink) => Promise<void>,
): Promise<void> {
  const { tenant, now, origin } = call
  const { appointmentId } = await requireLink(api, call)
  await notifyVisitChange(api.hub, call, appointmentId, () =>
    retryOnConflict(call.db, async (tx) => {
      const link = await lockLink(api, { ...call, db: tx })
      const { readerId, patientId } = link
      // The language of the letters stays: a forwarded letter may be open in a browser with another one.
      const language = (await languageOf(tx, tenant.id, readerId)) ?? call.language
      const context = {
        payments: api.payments,
        db: tx,
        tenant,
        patientId,
        actorId: readerId,
        now,
        origin,
        language,
      }
      await work(context, link)
      if (readerId !== patientId)
        await api.noteActing?.(tx, tenant.id, { actor: readerId, subject: patientId, operation, now })
    }),
  )
}
