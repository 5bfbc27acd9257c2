import { isZone } from './isZone'
import { isOffset, wallClock, type WallClock } from './wallClock'

/** A clock that shows when an appointment is. */
export interface Clock extends WallClock {
  /** IANA zone, or an offset such as "-05:00". */
  zone: string
}

/** The zones in which an appointment can be told. Null or absent: not known. */
export interface AppointmentZones {
  isInPerson: boolean
  /** Of the place; of the doctor where the appointment is online. */
  zone: string | null | undefined
  /** The one that the patient booked in: an IANA zone, or an offset such as "-05:00". */
  userZone: string | null | undefined
}

/**
 * The zones of a patient's appointment, the one that counts first: the place's for a visit in person, because the patient has
 * to be there; otherwise the one that the patient booked in.
 */
export const patientZones = ({ isInPerson, zone, userZone }: AppointmentZones) =>
  isInPerson ? [zone, userZone] : [userZone, zone]

/**
 * The clocks of zones at an instant, in the order of the zones. Zones whose clocks show the same are one clock, with the name
 * of the first that has one; zones that this engine does not know are left out. Takes an ISO instant or milliseconds. Falls
 * back to UTC.
 */
export function clocksAt(
  instant: string | number,
  zones: readonly (string | null | undefined)[],
): [Clock, ...Clock[]] {
  const clocks: Clock[] = []
  for (const zone of zones) {
    if (!zone || (!isOffset(zone) && !isZone(zone))) continue
    const clock = { ...wallClock(instant, zone), zone }
    const same = clocks.find(({ date, time }) => date === clock.date && time === clock.time)
    if (!same) clocks.push(clock)
    else if (isOffset(same.zone)) same.zone = zone
  }
  const [first = { ...wallClock(instant, 'UTC'), zone: 'UTC' }, ...others] = clocks
  return [first, ...others]
}
