import type { Tx } from '../../platform/db/database'
import type { DemoDoctor } from '../doctors/doctors'
import { insertRows, takeIds } from '../rows'
import { personId } from './personRow'

const names = ['Corazón y tensión', 'Seguimiento en casa', 'Rehabilitación', 'Diabetes', 'Sueño']

/** Inserts care areas, the ones in which ana and luis are followed, and those of some doctors (C-041). */
export async function seedCareAreas(tx: Tx, tenant: string, doctors: readonly DemoDoctor[]): Promise<void> {
  const areaId = await takeIds(tx, 'care_area', names.length)
  const areas = names.map((name) => ({ tenant, id: areaId(), name }))
  await insertRows(tx, 'care_area', areas)
  const [heart, home] = areas
  if (!heart || !home) return
  await insertRows(tx, 'person_care_area', [
    { tenant, person_id: personId(tenant, 'ana'), care_area_id: heart.id },
    { tenant, person_id: personId(tenant, 'ana'), care_area_id: home.id },
    { tenant, person_id: personId(tenant, 'luis'), care_area_id: home.id },
  ])
  await insertRows(
    tx,
    'doctor_care_area',
    doctors.flatMap(({ id }, index) => {
      const area = areas[index]
      return area ? [{ tenant, doctor_id: id, care_area_id: area.id }] : []
    }),
  )
}
