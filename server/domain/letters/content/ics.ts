/** Who a calendar entry comes from, or whose it is. */
interface Party {
  name: string
  address: string
}

/** An entry of a calendar. Instants as ISO strings. */
export interface CalendarEntry {
  /** The same for every version of the entry. */
  uid: string
  /** Grows with each version: calendars keep the highest. */
  sequence: number
  startsAt: string
  endsAt: string
  title: string
  place: string | null
  text: string
  url: string
  isCancelled: boolean
  /** In a letter: who sends the entry, and who receives it. */
  organizer?: Party
  attendee?: Party
}

/** Minutes before the start at which the calendar reminds. */
const ALARM_MINUTES = 60

/**
 * An iCalendar file (RFC 5545). `REQUEST` and `CANCEL` come by letter and change the entry of the same UID (RFC 5546);
 * `PUBLISH` is a file to open or a calendar to subscribe to. Times are in UTC: each calendar converts them to its zone.
 */
export function calendarFile(
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH',
  name: string,
  entries: readonly CalendarEntry[],
  now: Date,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portico//ES',
    `METHOD:${method}`,
    `X-WR-CALNAME:${escape(name)}`,
    ...(entries.length > 0 ? entries.flatMap((entry) => eventLines(entry, now)) : utcZone),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

/** A calendar must have a component (RFC 5545, section 3.6): without entries it has the zone of its times. */
const utcZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
]

function eventLines(entry: CalendarEntry, now: Date): string[] {
  const { uid, sequence, startsAt, endsAt, title, place, text, url, isCancelled, organizer, attendee } = entry
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(new Date(startsAt))}`,
    `DTEND:${stamp(new Date(endsAt))}`,
    `SUMMARY:${escape(title)}`,
    `DESCRIPTION:${escape(text)}`,
    ...(place ? [`LOCATION:${escape(place)}`] : []),
    `URL:${url}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    // A health appointment is nobody else's business where calendars are shared.
    'CLASS:PRIVATE',
    ...(organizer ? [`ORGANIZER;CN=${quote(organizer.name)}:mailto:${organizer.address}`] : []),
    ...(attendee
      ? [`ATTENDEE;CN=${quote(attendee.name)};PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee.address}`]
      : []),
    ...(isCancelled ? [] : alarmLines(title)),
    'END:VEVENT',
  ]
}

const alarmLines = (title: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:-PT${ALARM_MINUTES}M`,
  `DESCRIPTION:${escape(title)}`,
  'END:VALARM',
]

const stamp = (date: Date) => date.toISOString().replace(/[-:]|\.\d{3}/g, '')
const escape = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
/** A parameter value can hold any character but quotes and line ends. */
const quote = (text: string) => `"${text.replace(/["\r\n]/g, ' ')}"`

/** Folds a line: lines have at most 75 octets and continue on the next one after a space (RFC 5545 §3.1). */
function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const character of line) {
    if (Buffer.byteLength(part + character) > (parts.length === 0 ? 75 : 74)) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part].join('\r\n ')
}
