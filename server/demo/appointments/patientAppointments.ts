import { freeSlots } from '../../domain/availability/calendars/slots'
import type { Random } from '../../domain/shared/random'
import type { DemoDoctor } from '../doctors/doctors'
import type { Planner } from './planner'

const DAY = 86_400_000
const DAYS_BACK = 1
const DAYS_AHEAD = 21

/** Plans the other patients' appointments: some doctors are busier, near days are fuller, some days are full. */
export function planPatientAppointments(
  planner: Planner,
  doctors: readonly DemoDoctor[],
  patientIds: readonly string[],
  random: Random,
  now: Date,
): void {
  for (const doctor of doctors) {
    const popularity = 0.25 + random.next() * 0.35
    const full = new Map<string, number>()
    for (const { start, day } of slotsInRange(planner, doctor, now)) {
      const density = full.get(day) ?? dayDensity(random, popularity, (start - now.getTime()) / DAY)
      full.set(day, density)
      if (random.chance(density)) planAppointment(planner, doctor, patientIds, random, start)
    }
  }
}

function slotsInRange(planner: Planner, doctor: DemoDoctor, now: Date) {
  const span = { start: now.getTime() - DAYS_BACK * DAY, end: now.getTime() + DAYS_AHEAD * DAY }
  return freeSlots(doctor.calendar, planner.bookedOf(doctor), span, slotMinutes(doctor))
}

/** Booked share of a day. `ahead` is in days. */
function dayDensity(random: Random, popularity: number, ahead: number): number {
  if (random.chance(0.12)) return 1
  return Math.max(0.05, popularity * (1.3 - ahead / DAYS_AHEAD) * (0.5 + random.next()))
}

function planAppointment(
  planner: Planner,
  doctor: DemoDoctor,
  patientIds: readonly string[],
  random: Random,
  start: number,
): void {
  // Only services that fill exactly one slot.
  const fitting = doctor.services.filter((service) => service.duration === slotMinutes(doctor))
  // Retries with another patient if the first one has an appointment at that time.
  for (let attempt = 0; attempt < 4; attempt++) {
    const appointment = { doctor, service: random.pick(fitting), patientId: random.pick(patientIds), start }
    if (planner.add(appointment)) return
  }
}

const slotMinutes = ({ services }: DemoDoctor): number =>
  Math.min(...services.map((service) => service.duration))
