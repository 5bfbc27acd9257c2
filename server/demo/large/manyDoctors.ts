import type { Tx } from '../../platform/db/database'
import { insertRows, takeIds } from '../rows'
import { doctorNames, surnames } from '../people/names'
import { formatTime, ordinaryWeeks } from '../doctors/workingWeeks'
import type { Batch } from './manyUsers'

/** Inserts doctors, each with one practice, the online services of its specialty and a working week. */
export async function seedManyDoctors(tx: Tx, { tenant, random, from, count }: Batch): Promise<void> {
  const specialties = await tx.query<{ id: number; services: number[] }>(
    `select sp.id, array(select s.id from service s
       where s.tenant = sp.tenant and s.specialty_id = sp.id and s.type = 2 and s.is_active) as services
     from specialty sp where sp.tenant = $1 and sp.is_active order by sp.id`,
    [tenant],
  )
  const doctorId = await takeIds(tx, 'doctor', count)
  const providerId = await takeIds(tx, 'provider', count)
  const doctors = Array.from({ length: count }, (_, index) => {
    const { name, gender } = random.pick(doctorNames)
    return {
      id: doctorId(),
      provider: providerId(),
      title: gender === 1 ? 'Dr.' : 'Dra.',
      name,
      surname: `${random.pick(surnames)} ${random.pick(surnames)}`,
      number: from + index,
      specialty: random.pick(specialties),
      week: random.pick(ordinaryWeeks),
    }
  })
  const rows = (table: string, all: readonly object[]) =>
    insertRows(
      tx,
      table,
      all.map((row) => ({ tenant, ...row })),
    )
  await rows(
    'doctor',
    doctors.map(({ id, title, name, surname, number }) => ({
      id,
      title,
      name,
      surname,
      timezone: 'Europe/Madrid',
      nick_name: `many.${number}`,
      external_id: `M-${number}`,
    })),
  )
  await rows(
    'doctor_specialty',
    doctors.map(({ id, specialty }) => ({ doctor_id: id, specialty_id: specialty.id })),
  )
  await rows(
    'provider',
    doctors.map(({ id, provider }) => ({ id: provider, doctor_id: id, country: 'ES' })),
  )
  await rows(
    'provider_service',
    doctors.flatMap(({ provider, specialty }) =>
      specialty.services.map((service) => ({ provider_id: provider, service_id: service })),
    ),
  )
  await rows(
    'working_interval',
    doctors.flatMap(({ id, week }) =>
      week.flatMap((day, weekday) =>
        day.map(({ start, end }) => ({
          doctor_id: id,
          weekday,
          starts: formatTime(start),
          ends: formatTime(end),
        })),
      ),
    ),
  )
}
