import { freeSlots } from '../../domain/availability/calendars/slots'
import type { DemoService } from '../catalogue/demoSpecialty'
import type { DemoInsurer } from '../catalogue/coverage'
import { doctorIndex, type DemoDoctor } from '../doctors/doctors'
import type { DemoPeople } from '../people/people'
import type { PlannedAppointment, Planner } from './planner'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

interface AppointmentTemplate extends Omit<Partial<PlannedAppointment>, 'notes'> {
  who: keyof Omit<DemoPeople, 'others'>
  /** Index of the doctor in the list. */
  with: number
  /** Books the first free slot this many days from now. */
  days: number
  /** Free slots to skip first, so that not every appointment is early in the morning. */
  skip?: number
  isPhysical?: boolean
  /** Index of the tenant's note. */
  note?: 0 | 1
}

const templates: readonly AppointmentTemplate[] = [
  { who: 'ana', with: doctorIndex.onDuty, days: 0, note: 0 },
  { who: 'ana', with: doctorIndex.family, days: 5, skip: 6, isPhysical: true },
  { who: 'ana', with: 3, days: 8, skip: 3, isCancelled: true },
  { who: 'ana', with: 10, days: 12, skip: 4, isPhysical: true, readonly: true },
  { who: 'ana', with: doctorIndex.skin, days: 19, skip: 7, note: 1 },
  { who: 'ana', with: doctorIndex.onDuty, days: -12, skip: 5 },
  { who: 'ana', with: doctorIndex.family, days: -34, skip: 2, isPhysical: true },
  { who: 'ana', with: 7, days: -61, isCancelled: true },
  { who: 'ana', with: doctorIndex.skin, days: -97, skip: 8 },
  { who: 'ana', with: doctorIndex.family, days: -190, isPhysical: true },
  { who: 'child', with: 8, days: 3, skip: 1 },
  { who: 'child', with: 8, days: -40 },
  { who: 'parent', with: doctorIndex.onDuty, days: 1, skip: 2 },
  { who: 'parent', with: doctorIndex.family, days: 9, skip: 2, isPhysical: true },
  { who: 'parent', with: doctorIndex.onDuty, days: -25 },
]

interface PlanContext {
  insurers: readonly DemoInsurer[]
  notes: readonly [string, string]
  now: Date
  /** ana has a video visit minutes from now. */
  hasVideoVisit: boolean
}

/** Plans the appointments of ana and her family: soon, later, past, cancelled and read-only. */
export function planAccountAppointments(
  planner: Planner,
  doctors: readonly DemoDoctor[],
  people: DemoPeople,
  { insurers, notes, now, hasVideoVisit }: PlanContext,
): void {
  if (hasVideoVisit) planVideoVisit(planner, doctors, people, now)
  for (const { who, with: index, days, skip = 0, isPhysical, note, ...rest } of templates) {
    const doctor = doctors[index % doctors.length]
    const service = doctor && pickService(doctor, isPhysical ? 1 : 2)
    if (!doctor || !service) continue
    // Late enough that the appointment is still in the future when the page is opened.
    const from = now.getTime() + days * DAY + 12 * MINUTE
    const span = { start: from, end: from + 21 * DAY }
    const payers = insurers.filter(({ services }) => services.has(service))
    const free = [...freeSlots(doctor.calendar, planner.bookedOf(doctor), span, service.duration)].slice(skip)
    const appointment = {
      doctor,
      service,
      patientId: people[who],
      insurerId: payers[index % payers.length]?.id,
      notes: note === undefined ? undefined : notes[note],
    }
    free.some(({ start }) => planner.add({ ...appointment, ...rest, start }))
  }
}

/** A video visit that can be joined at once, whatever the hour: its doctor has an account, too. */
function planVideoVisit(
  planner: Planner,
  doctors: readonly DemoDoctor[],
  { ana }: Pick<DemoPeople, 'ana'>,
  now: Date,
): void {
  const doctor = doctors[doctorIndex.family]
  const service = doctor && pickService(doctor, 2)
  const start = Math.ceil(now.getTime() / (5 * MINUTE)) * 5 * MINUTE
  if (doctor && service) planner.add({ doctor, service, patientId: ana, start })
}

/** The shortest service of a type; the shortest of any type if the doctor has none. */
function pickService({ services }: DemoDoctor, type: 1 | 2): DemoService | undefined {
  const byLength = services.toSorted((a, b) => a.duration - b.duration)
  return byLength.find((service) => service.type === type) ?? byLength[0]
}
