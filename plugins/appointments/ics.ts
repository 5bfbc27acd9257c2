import type { Appointment } from '@schemas/generated/entities'
import { endOf } from './rules'

const stamp = (ms: number) => new Date(ms).toISOString().replace(/[-:]|\.\d{3}/g, '')
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Lines of a calendar file are at most 75 octets; a longer one goes on in the next, behind a space (RFC 5545 §3.1). */
function folded(line: string): string {
  const bytes = new TextEncoder()
  const parts: string[] = []
  let part = ''
  for (const sign of line) {
    if (bytes.encode(part + sign).length > (parts.length === 0 ? 75 : 74)) {
      parts.push(part)
      part = ''
    }
    part += sign
  }
  return [...parts, part].join('\r\n ')
}

/**
 * An appointment as an iCalendar file (RFC 5545). In: the appointment, a title, a place or null, and now in ms.
 * Times are written in UTC, so every calendar shows them in its own zone.
 */
export function calendarFile(
  appointment: Appointment,
  title: string,
  place: string | null,
  now: number,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portico//ES',
    'BEGIN:VEVENT',
    `UID:appointment-${appointment.id}@portico`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(Date.parse(appointment.startDate))}`,
    `DTEND:${stamp(endOf(appointment))}`,
    `SUMMARY:${escaped(title)}`,
    ...(place === null ? [] : [`LOCATION:${escaped(place)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
