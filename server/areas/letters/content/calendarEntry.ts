import type { TenantOnServer } from '../../../tenants/tenants'
import type { AppointmentFacts, Audience } from '../queue/payload'
import type { CalendarEntry } from './ics'
import type { LetterText } from './letterTexts'

/** The part of an appointment that its calendar entry shows. */
export type EntryFacts = Pick<
  AppointmentFacts,
  'bookId' | 'sequence' | 'startsAt' | 'endsAt' | 'isOnline' | 'place' | 'doctor' | 'message' | 'patient'
>

/** Where an entry is read. */
export interface EntryContext {
  tenant: TenantOnServer
  t: LetterText
  audience: Audience
  /** The address that shows the appointment. */
  url: string
}

/**
 * The calendar entry of an appointment, the same in letters, files and subscriptions. It names the person, and not the
 * reason: calendars appear on locked screens and in shared rooms.
 */
export function calendarEntry(
  { tenant, t, audience, url }: EntryContext,
  facts: EntryFacts,
  isCancelled: boolean,
): CalendarEntry {
  const { bookId, sequence, startsAt, endsAt, isOnline, place, message } = facts
  return {
    uid: `appointment-${bookId}@${tenant.manifest.hosts[0] ?? tenant.id}`,
    sequence,
    startsAt,
    endsAt,
    title: titleOf(t, facts, audience),
    place: isOnline ? t('LETTER.VIDEO') : place,
    text: [
      ...(audience === 'doctor' ? [] : [howToAttend(t, isOnline)]),
      ...(message ? [message] : []),
      url,
    ].join('\n'),
    url,
    isCancelled,
  }
}

function titleOf(t: LetterText, { isOnline, doctor, patient }: EntryFacts, audience: Audience): string {
  if (audience !== 'patient') return t('LETTER.CALENDAR_PATIENT', { patient })
  return t(isOnline ? 'LETTER.CALENDAR_ONLINE' : 'LETTER.CALENDAR_IN_PERSON', { doctor })
}

/** How and when to join a video appointment, or to come to the place. */
export const howToAttend = (t: LetterText, isOnline: boolean): string =>
  t(isOnline ? 'LETTER.JOIN' : 'LETTER.VISIT')
