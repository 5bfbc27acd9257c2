import type { TenantOnServer } from '../../../platform/tenants/tenants'
import { localTexts, type AppointmentFacts, type Audience } from '../queue/payload'
import type { CalendarEntry } from './ics'
import { formatMoment } from './letterFormat'
import type { LetterText } from '../../../platform/letters/letterTexts'

/** Where an entry is read. */
export interface EntryContext {
  tenant: TenantOnServer
  t: LetterText
  language: string
  audience: Audience
  /** The address that shows the appointment. */
  url: string
}

/**
 * The calendar entry of an appointment, the same in letters, files and subscriptions. It names the person, and not the
 * reason: calendars appear on locked screens and in shared rooms.
 */
export function calendarEntry(
  { tenant, t, language, audience, url }: EntryContext,
  facts: AppointmentFacts,
  isCancelled: boolean,
): CalendarEntry {
  const { bookId, sequence, startsAt, endsAt, isOnline, place } = facts
  return {
    uid: `appointment-${bookId}@${tenant.manifest.hosts[0] ?? tenant.id}`,
    sequence,
    startsAt,
    endsAt,
    title: titleOf(t, facts, audience),
    place: isOnline ? t('LETTER.VIDEO') : place,
    text: [
      formatMoment(t, facts, audience, language),
      ...(audience === 'doctor' ? [] : advice({ t, language, audience }, facts)),
      url,
    ].join('\n'),
    url,
    isCancelled,
  }
}

function titleOf(t: LetterText, { isOnline, doctor, patient }: AppointmentFacts, audience: Audience): string {
  if (audience !== 'patient') return t('LETTER.CALENDAR_PATIENT', { patient })
  return t(isOnline ? 'LETTER.CALENDAR_ONLINE' : 'LETTER.CALENDAR_IN_PERSON', { doctor })
}

/** What a patient has to know: how and when to join or to come, and what the service and the doctor ask. */
export function advice(
  { t, language, audience }: Pick<EntryContext, 't' | 'language' | 'audience'>,
  facts: AppointmentFacts,
): string[] {
  const { message } = localTexts(facts, language)
  const how = facts.isOnline ? 'LETTER.JOIN' : 'LETTER.VISIT'
  const text = audience === 'family' ? t(`${how}.family`, { patient: facts.patient }) : t(how)
  return [text, ...(message ? [message] : [])]
}
