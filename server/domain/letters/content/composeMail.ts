import type { Mail, MailCalendar } from '../../../platform/mail/mail'
import { letterLinkUrl } from '../../../platform/sessions/visits/letterLink'
import { callSettingsOf } from '../../../platform/tenants/settings/callSettings'
import type { TenantOnServer } from '../../../platform/tenants/tenants'
import type { LetterKind } from '../queue/payload'
import type { DueAppointmentLetter } from '../queue/queue'
import { calendarEntry } from './calendarEntry'
import { calendarFile } from './ics'
import { writeLetter } from './letter'
import { frameMail, loadMailFrame, type Addressed } from './mailFrame'

const methods: Partial<Record<LetterKind, MailCalendar['method']>> = {
  booked: 'REQUEST',
  moved: 'REQUEST',
  reminder: 'REQUEST',
  cancelled: 'CANCEL',
}

/**
 * A letter about an appointment as mail: text, HTML and calendar entry, in the tenant's brand and the reader's language. `link`: the
 * token of its link, if it has one.
 */
export function composeMail(
  tenant: TenantOnServer,
  letter: Addressed<DueAppointmentLetter>,
  { publicOrigin, now, link }: { publicOrigin: string; now: Date; link?: string | undefined },
): Mail {
  const { kind, payload, name, email } = letter
  const frame = loadMailFrame(tenant, letter.language, publicOrigin)
  const { language, portal, t, brand, from } = frame
  const urls = portalUrls(portal, payload.audience === 'doctor')
  const content = writeLetter(
    {
      t,
      language,
      brand: brand.name,
      name,
      urls,
      phone: brand.phone,
      linkTo: link === undefined ? undefined : (action) => letterLinkUrl(portal, link, action),
      opensMinutes: callSettingsOf(tenant).opensMinutes,
    },
    kind,
    payload,
  )
  const method = methods[kind]
  const context = { tenant, t, language, audience: payload.audience, url: urls.appointments }
  const entry = {
    ...calendarEntry(context, payload, method === 'CANCEL'),
    organizer: from,
    attendee: { name, address: email },
  }
  return {
    ...frameMail(frame, letter, content),
    ...(method && { calendar: { method, content: calendarFile(method, brand.name, [entry], now) } }),
  }
}

/** Doctors read their agenda elsewhere; the start page leads them there. */
export const portalUrls = (portal: string, isDoctor: boolean) => ({
  appointments: isDoctor ? portal : `${portal}#/videoconsultation/booked-appointments`,
  settings: `${portal}#/profile/notifications`,
})
