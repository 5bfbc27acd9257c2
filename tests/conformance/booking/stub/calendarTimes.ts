import { localDate, zoneOffset } from '@schemas/time/wallClock'

/** The calendar of a professional or of a centre: who is there sees one person at a time. */
export interface StubCalendar {
  /** As the API names it. */
  id: string
  /** IANA zone in which the hours are. */
  zone: string
  /** HH:mm in the zone, on every day. */
  opens: string
  /** HH:mm; the last time begins before it. */
  closes: string
  /** The length of a time in minutes. */
  minutes: number
}

/** The instants, in milliseconds, at which the times of a calendar begin between two instants (`to` exclusive), in order. */
export function calendarTimes(calendar: StubCalendar, from: number, to: number): number[] {
  const { zone, opens, closes, minutes } = calendar
  const found: number[] = []
  const last = localDate(to, zone)
  for (let date = localDate(from, zone); date <= last; date = dayAfter(date)) {
    const end = instantOf(date, closes, zone)
    for (let time = instantOf(date, opens, zone); time < end; time += minutes * 60_000)
      if (time >= from && time < to) found.push(time)
  }
  return found
}

const dayAfter = (date: string): string => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)

/** The instant at which clocks in a zone show a time. The offset is that of noon: clocks change at night. */
const instantOf = (date: string, time: string, zone: string): number =>
  Date.parse(`${date}T${time}:00Z`) - zoneOffset(`${date}T12:00:00Z`, zone) * 60_000
