import { freeSlots } from '../areas/appointments/slots'
import type { DemoService } from './catalogue'
import { story, type DemoDoctor } from './doctors'
import type { DemoPeople } from './people'
import type { PlannedAppointment, Planner } from './planner'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

interface Chapter extends Partial<PlannedAppointment> {
  who: keyof Omit<DemoPeople, 'others'>
  /** Place of the doctor in the list. */
  with: number
  /** The first free time this many days from now. */
  days: number
  /** How many free times to pass over first, so that not all are at the start of a morning. */
  skip?: number
  isPhysical?: boolean
}

const chapters: readonly Chapter[] = [
  {
    who: 'ana',
    with: story.onDuty,
    days: 0,
    notes: 'Revisión de la tensión después de cambiar la medicación.',
  },
  { who: 'ana', with: story.family, days: 5, skip: 6, isPhysical: true },
  { who: 'ana', with: 3, days: 8, skip: 3, isCancelled: true },
  { who: 'ana', with: 10, days: 12, skip: 4, isPhysical: true, readonly: true },
  { who: 'ana', with: story.skin, days: 19, skip: 7, notes: 'Lunar en la espalda.' },
  { who: 'ana', with: story.onDuty, days: -12, skip: 5 },
  { who: 'ana', with: story.family, days: -34, skip: 2, isPhysical: true },
  { who: 'ana', with: 7, days: -61, isCancelled: true },
  { who: 'ana', with: story.skin, days: -97, skip: 8 },
  { who: 'ana', with: story.family, days: -190, isPhysical: true },
  { who: 'child', with: 8, days: 3, skip: 1 },
  { who: 'child', with: 8, days: -40 },
  { who: 'parent', with: story.onDuty, days: 1, skip: 2 },
  { who: 'parent', with: story.family, days: 9, skip: 2, isPhysical: true },
  { who: 'parent', with: story.onDuty, days: -25 },
]

/** Plans what ana and those she looks after have booked: something soon, later, past, cancelled and readonly. */
export function planStory(
  planner: Planner,
  doctors: readonly DemoDoctor[],
  people: DemoPeople,
  insurerIds: readonly number[],
  now: Date,
): void {
  for (const { who, with: index, days, skip = 0, isPhysical, ...rest } of chapters) {
    const doctor = doctors[index % doctors.length]
    const service = doctor && serviceOf(doctor, isPhysical ? 1 : 2)
    if (!doctor || !service) continue
    // Late enough that the appointment is still to come when the page is opened.
    const from = now.getTime() + days * DAY + 12 * MINUTE
    const span = { start: from, end: from + 21 * DAY }
    const insurerId = insurerIds[index % insurerIds.length]
    const free = [...freeSlots(doctor.calendar, planner.bookedOf(doctor), span, service.duration)].slice(skip)
    free.some(({ start }) =>
      planner.add({ doctor, service, patientId: people[who], start, insurerId, ...rest }),
    )
  }
}

/** The shortest service of a kind, or any where the doctor has none of it. */
function serviceOf({ services }: DemoDoctor, type: 1 | 2): DemoService | undefined {
  const byLength = services.toSorted((a, b) => a.duration - b.duration)
  return byLength.find((service) => service.type === type) ?? byLength[0]
}
