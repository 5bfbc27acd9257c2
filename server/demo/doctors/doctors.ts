import { addDays } from '../../areas/time/zone'
import type { Interval, WorkingCalendar } from '../../areas/appointments/availability/slots'
import { seedOf } from '../../areas/random/random'
import type { Tx } from '../../db/engine'
import type { DemoCatalogue, DemoService, DemoSpecialty } from '../catalogue/catalogue'
import type { DemoSettings, DemoPlace } from '../settings/demoSettings'
import { insertRows, takeIds } from '../rows'
import { doctorNames, slug, type FullName } from '../people/names'
import { formatTime, everyDayWeek, ordinaryWeeks } from './workingWeeks'

export interface DemoDoctor {
  id: number
  providerId: number
  who: FullName
  place: DemoPlace
  specialty: DemoSpecialty
  services: DemoService[]
  calendar: WorkingCalendar
}

/** Doctors with a part in the story, by their place in the list. */
export const doctorIndex = { onDuty: 0, family: 1, onVacation: 2, skin: 4, onLeave: 5, twoPractices: 6 }

/** The specialty of the first doctors, by its place in the list; the others take turns. */
const firstSpecialtyIndexes = [1, 0, 1, 1, 3, 1]

/** Inserts doctors with pictures, practices and working calendars. `today` is YYYY-MM-DD. */
export async function seedDoctors(
  tx: Tx,
  tenant: string,
  flavour: DemoSettings,
  { specialties }: DemoCatalogue,
  today: string,
): Promise<DemoDoctor[]> {
  const doctorId = await takeIds(tx, 'doctor', flavour.doctors)
  const providerId = await takeIds(tx, 'provider', flavour.doctors)
  const doctors = Array.from({ length: flavour.doctors }, (_, index): DemoDoctor => {
    const specialty = pickSpecialty(specialties, index)
    const place = pickPlace(flavour.places, index)
    const special = specialDates(index, today)
    return {
      id: doctorId(),
      providerId: providerId(),
      who: place.who ?? pickName(flavour, index),
      place,
      specialty,
      services: specialty.services.filter(
        ({ type }) => type === 2 || (place.centre !== null && index % 5 !== 4),
      ),
      calendar: { zone: place.zone, week: pickWeek(index), special },
    }
  })
  await insertDoctors(tx, tenant, doctors, flavour)
  await insertPractices(tx, tenant, doctors)
  await insertCalendars(tx, tenant, doctors)
  return doctors
}

function pickSpecialty(specialties: readonly DemoSpecialty[], index: number): DemoSpecialty {
  const turn = firstSpecialtyIndexes[index] ?? index - firstSpecialtyIndexes.length
  const specialty = specialties[turn % specialties.length]
  if (!specialty) throw new RangeError('a tenant needs a specialty')
  return specialty
}

/** Everybody gets a place in turn; places without a centre only once. */
function pickPlace(places: readonly DemoPlace[], index: number): DemoPlace {
  const turn = index < places.length ? places : places.filter(({ centre }) => centre !== null)
  const place = turn[index % turn.length]
  if (!place) throw new RangeError('a tenant needs a place')
  return place
}

function pickName({ namesFrom }: DemoSettings, index: number): FullName {
  // Two by two, so that women and men keep their turn.
  const name = doctorNames[(index + namesFrom - (namesFrom % 2)) % doctorNames.length]
  if (!name) throw new RangeError('no names')
  return name
}

const pickWeek = (index: number): WorkingCalendar['week'] =>
  (index === doctorIndex.onDuty ? everyDayWeek : ordinaryWeeks[index % ordinaryWeeks.length]) ?? everyDayWeek

function specialDates(index: number, today: string): Map<string, Interval[]> {
  const off = (from: number, to: number): Map<string, Interval[]> =>
    new Map(Array.from({ length: to - from }, (_, day) => [addDays(today, from + day), []]))
  if (index === doctorIndex.onLeave) return off(-10, 130)
  if (index === doctorIndex.onVacation) return off(7, 21)
  if (index !== doctorIndex.family) return new Map()
  const morning = [
    { start: 9 * 60, end: 10.5 * 60 },
    { start: 11 * 60, end: 12.5 * 60 },
  ]
  return new Map([[addDays(today, 9), morning]])
}

async function insertDoctors(
  tx: Tx,
  tenant: string,
  doctors: DemoDoctor[],
  flavour: DemoSettings,
): Promise<void> {
  const withPicture = doctors.filter((_, index) => index % 4 !== 3)
  const pictureId = await takeIds(tx, 'picture', withPicture.length)
  const pictures = new Map(withPicture.map((doctor) => [doctor, pictureId()]))
  await insertRows(
    tx,
    'picture',
    [...pictures].map(([{ who }, id]) => {
      const seed = seedOf(who.name + who.surname) & 0x7fffffff
      return { tenant, id, seed, gender: who.gender, age: 31 + (seed % 34), clinician: true }
    }),
  )
  const rows = doctors.map((doctor, index) => {
    const { id, who, place } = doctor
    const short = slug(`${who.name} ${who.surname.split(' ')[0]}`)
    return {
      tenant,
      id,
      title: flavour.titles[who.gender - 1],
      name: who.name,
      surname: who.surname,
      nick_name: short.replaceAll('-', '.'),
      external_id: `M-${String(seedOf(short) % 100_000).padStart(5, '0')}`,
      simply_book_id: `sb-${id}`,
      timezone: place.zone,
      thumbnail_id: pictures.get(doctor) ?? null,
      appointment_message: index % 6 === 1 ? 'Si te encuentras peor antes de la cita, llámanos.' : null,
      up_medica_url: flavour.doctorUrls ? short : null,
    }
  })
  await insertRows(tx, 'doctor', rows)
  await insertRows(
    tx,
    'doctor_specialty',
    doctors.map(({ id, specialty }) => ({ tenant, doctor_id: id, specialty_id: specialty.id })),
  )
}

async function insertPractices(tx: Tx, tenant: string, doctors: readonly DemoDoctor[]): Promise<void> {
  const second = doctors[doctorIndex.twoPractices]
  // Nobody works in two zones of time with one calendar.
  const elsewhere = doctors.find(
    ({ place }) => place.zone === second?.place.zone && place.city !== second.place.city,
  )
  const secondId = await takeIds(tx, 'provider', 1)
  const practices = [
    ...doctors,
    ...(second && elsewhere ? [{ ...second, providerId: secondId(), place: elsewhere.place }] : []),
  ]
  await insertRows(
    tx,
    'provider',
    practices.map(({ id, providerId, place }) => ({
      tenant,
      id: providerId,
      doctor_id: id,
      centre: place.centre,
      city: place.city,
      country: place.country,
      international: place.centre === null,
    })),
  )
  await insertRows(
    tx,
    'provider_service',
    practices.flatMap(({ providerId, services }) =>
      services.map((service) => ({ tenant, provider_id: providerId, service_id: service.id })),
    ),
  )
}

async function insertCalendars(tx: Tx, tenant: string, doctors: readonly DemoDoctor[]): Promise<void> {
  const intervals = doctors.flatMap(({ id, calendar }) =>
    calendar.week.flatMap((day, weekday) =>
      day.map(({ start, end }) => ({
        tenant,
        doctor_id: id,
        weekday,
        starts: formatTime(start),
        ends: formatTime(end),
      })),
    ),
  )
  await insertRows(tx, 'working_interval', intervals)
  const dates = doctors.flatMap(({ id, calendar }) =>
    [...calendar.special].map(([day, open]) => ({ tenant, doctor_id: id, day, ...specialRow(open) })),
  )
  await insertRows(tx, 'special_date', dates)
}

/** Hours of a date as a day off, or as opening hours with breaks between the intervals. */
function specialRow(open: readonly Interval[]) {
  const starts = open[0]?.start
  const ends = open.at(-1)?.end
  const breaks = open.slice(1).map((next, index) => ({
    starts: formatTime(open[index]?.end ?? next.start),
    ends: formatTime(next.start),
  }))
  return {
    is_day_off: open.length === 0,
    starts: starts === undefined ? null : formatTime(starts),
    ends: ends === undefined ? null : formatTime(ends),
    breaks,
  }
}
