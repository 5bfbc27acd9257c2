import { addDays } from '../../domain/shared/zone'
import type { Interval, WorkingCalendar } from '../../domain/availability/calendars/shifts'
import { seedOf } from '../../domain/shared/random'
import type { Tx } from '../../platform/db/database'
import type { DemoCatalogue } from '../catalogue/catalogue'
import type { DemoService, DemoSpecialty } from '../catalogue/demoSpecialty'
import type { DemoSettings, DemoPlace } from '../settings/demoSettings'
import { insertRows, takeIds } from '../rows'
import { doctorNames, slug, type FullName } from '../people/names'
import { demoProfile, type Profile } from './profiles'
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

/** Indexes of the doctors with a fixed role in the demo data. */
export const doctorIndex = {
  onDuty: 0,
  family: 1,
  onVacation: 2,
  skin: 4,
  onLeave: 5,
  twoPractices: 6,
  colleague: 7,
}

/** Specialty indexes of the first doctors; the other doctors rotate through all specialties. */
const firstSpecialtyIndexes = [1, 0, 1, 1, 3, 1]

/** Inserts doctors with pictures, practices and working calendars. `today` has the form YYYY-MM-DD. */
export async function seedDoctors(
  tx: Tx,
  tenant: string,
  settings: DemoSettings,
  { specialties }: DemoCatalogue,
  today: string,
): Promise<DemoDoctor[]> {
  const doctorId = await takeIds(tx, 'doctor', settings.doctors)
  const providerId = await takeIds(tx, 'provider', settings.doctors)
  const doctors = Array.from({ length: settings.doctors }, (_, index): DemoDoctor => {
    const specialty = pickSpecialty(specialties, index)
    const place = pickPlace(settings.places, index)
    const special = specialDates(index, today)
    return {
      id: doctorId(),
      providerId: providerId(),
      who: place.who ?? pickName(settings, index),
      place,
      specialty,
      services: specialty.services.filter(
        ({ type }) => type === 2 || (place.centre !== null && index % 5 !== 4),
      ),
      calendar: { zone: place.zone, week: pickWeek(index), special },
    }
  })
  await insertDoctors(tx, tenant, doctors, settings)
  await insertPractices(tx, tenant, doctors)
  await insertCalendars(tx, tenant, doctors)
  return doctors
}

function pickSpecialty(specialties: readonly DemoSpecialty[], index: number): DemoSpecialty {
  const turn = firstSpecialtyIndexes[index] ?? index - firstSpecialtyIndexes.length
  const specialty = specialties[turn % specialties.length]
  if (!specialty) throw new RangeError('The demo data of a tenant need at least one specialty')
  return specialty
}

/** Doctors rotate through the places; a place without a centre is used only once. */
function pickPlace(places: readonly DemoPlace[], index: number): DemoPlace {
  const turn = index < places.length ? places : places.filter(({ centre }) => centre !== null)
  const place = turn[index % turn.length]
  if (!place) throw new RangeError('The demo data of a tenant need at least one place')
  return place
}

function pickName({ namesFrom }: DemoSettings, index: number): FullName {
  // An even offset keeps the alternation of women and men.
  const name = doctorNames[(index + namesFrom - (namesFrom % 2)) % doctorNames.length]
  if (!name) throw new RangeError('The list of doctor names is empty')
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

/** The doctors with an account take calls without an appointment. */
const profileOf = (index: number): Profile => ({
  ...demoProfile(index),
  ...((index === doctorIndex.family || index === doctorIndex.colleague) && { takesCalls: true }),
})

async function insertDoctors(
  tx: Tx,
  tenant: string,
  doctors: DemoDoctor[],
  settings: DemoSettings,
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
    const hasMessage = index % 6 === 1
    const short = slug(`${who.name} ${who.surname.split(' ')[0]}`)
    return {
      tenant,
      id,
      title: settings.titles[who.gender - 1],
      name: who.name,
      surname: who.surname,
      nick_name: short.replaceAll('-', '.'),
      external_id: `M-${String(seedOf(short) % 100_000).padStart(5, '0')}`,
      simply_book_id: `sb-${id}`,
      timezone: place.zone,
      thumbnail_id: pictures.get(doctor) ?? null,
      appointment_message: hasMessage ? 'Si te encuentras peor antes de la cita, llámanos.' : null,
      up_medica_url: settings.doctorUrls ? short : null,
      extra: hasMessage ? withEnglishMessage(profileOf(index)) : profileOf(index),
    }
  })
  await insertRows(tx, 'doctor', rows)
  await insertRows(
    tx,
    'doctor_specialty',
    doctors.map(({ id, specialty }) => ({ tenant, doctor_id: id, specialty_id: specialty.id })),
  )
}

const withEnglishMessage = ({ translations, ...profile }: Profile): Profile => ({
  ...profile,
  translations: {
    en: { ...translations?.en, appointmentMessage: 'If you feel worse before the appointment, call us.' },
  },
})

async function insertPractices(tx: Tx, tenant: string, doctors: readonly DemoDoctor[]): Promise<void> {
  const second = doctors[doctorIndex.twoPractices]
  // The second practice must be in the same time zone, because a doctor has one calendar.
  const elsewhere = doctors.find(
    ({ place }) => place.zone === second?.place.zone && place.city !== second.place.city,
  )
  const secondId = await takeIds(tx, 'provider', 1)
  const practices = [
    ...doctors,
    ...(second && elsewhere ? [{ ...second, providerId: secondId(), place: elsewhere.place }] : []),
  ]
  const centreIds = await insertCentres(tx, tenant, new Set(practices.map(({ place }) => place)))
  await insertRows(
    tx,
    'provider',
    practices.map(({ id, providerId, place }) => ({
      tenant,
      id: providerId,
      doctor_id: id,
      centre_id: centreIds.get(place) ?? null,
      city: place.centre === null ? place.city : null,
      country: place.centre === null ? place.country : null,
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

/** Inserts the centres of the places. Returns their ids. */
async function insertCentres(
  tx: Tx,
  tenant: string,
  places: ReadonlySet<DemoPlace>,
): Promise<Map<DemoPlace, number>> {
  const inPerson = [...places].filter(({ centre }) => centre !== null)
  const centreId = await takeIds(tx, 'centre', inPerson.length)
  const ids = new Map(inPerson.map((place) => [place, centreId()]))
  await insertRows(
    tx,
    'centre',
    [...ids].map(([{ centre, address = null, city, country, zone }, id]) => {
      return { tenant, id, name: centre, address, city, country, timezone: zone }
    }),
  )
  return ids
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

/** Converts the intervals of a date into a day off, or into opening hours with breaks. */
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
