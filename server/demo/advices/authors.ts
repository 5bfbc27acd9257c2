import type { Tx } from '../../platform/db/database'
import type { DemoDoctor } from '../doctors/doctors'
import { personId, personRow } from '../people/personRow'
import { insertRows } from '../rows'

const AUTHORS = 5

/** Makes the first doctors authors of videos. Returns their person ids, which `video.owner_id` refers to. */
export async function seedAuthors(
  tx: Tx,
  tenant: string,
  doctors: readonly DemoDoctor[],
  now: Date,
): Promise<string[]> {
  const first = doctors.slice(0, AUTHORS).map(({ id }) => id)
  const linked = await tx.query<{ id: number; person: string }>(
    'select id, person_id as person from doctor where tenant = $1 and person_id is not null and id = any($2::int[])',
    [tenant, first],
  )
  const others = doctors.slice(0, AUTHORS).filter(({ id }) => !linked.some((one) => one.id === id))
  const people = others.map(({ id, who }, index) => ({
    id: personId(tenant, `author/${index}`),
    doctor: id,
    who,
  }))
  await insertRows(
    tx,
    'person',
    people.map(({ id, who }) => personRow(tenant, { id, ...who, age: 45 }, now)),
  )
  for (const { id, doctor } of people)
    await tx.query('update doctor set person_id = $3 where tenant = $1 and id = $2', [tenant, doctor, id])
  return [...linked.map(({ person }) => person), ...people.map(({ id }) => id)]
}
