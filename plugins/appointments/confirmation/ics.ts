import type { Appointment } from '@schemas/generated/entities'
import { appointmentEnd } from '../rules'

const stamp = (ms: number) => new Date(ms).toISOString().replace(/[-:]|\.\d{3}/g, '')
const escape = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Folds a line: lines have at most 75 octets and continue on the next one after a space (RFC 5545 §3.1). */
function fold(line: string): string {
  const bytes = new TextEncoder()
  const parts: string[] = []
  let part = ''
  for (const character of line) {
    if (bytes.encode(part + character).length > (parts.length === 0 ? 75 : 74)) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part].join('\r\n ')
}

/**
 * An appointment as an iCalendar file (RFC 5545). In: the appointment, a title, a place or null, and now in ms.
 * Times are in UTC, so that every calendar converts them to its own zone.
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
    `DTEND:${stamp(appointmentEnd(appointment))}`,
    `SUMMARY:${escape(title)}`,
    ...(place === null ? [] : [`LOCATION:${escape(place)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}
