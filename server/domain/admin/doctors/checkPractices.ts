import { AppointmentType } from '../../../../schemas/generated/constants'
import type { AdminDoctor } from '../../../../schemas/generated/entities'
import type { RecordChange } from '../../entities/defineAdminEntity'
import { firstDuplicate } from '../../entities/records/firstDuplicate'
import { fieldError } from '../../entities/records/fieldError'

export type PracticeBody = NonNullable<AdminDoctor['practices']>[number]

/** The practices of a save: those of the record where the body has none. */
export const practicesIn = ({ body, current }: Pick<RecordChange, 'body' | 'current'>): PracticeBody[] =>
  (body?.['practices'] ?? current?.['practices'] ?? []) as PracticeBody[]

/**
 * Rejects two practices at one place, unknown centres, centres in another time zone than the doctor's calendar, and
 * services that cannot be offered at the place.
 */
export async function checkPractices(saving: RecordChange): Promise<void> {
  const practices = practicesIn(saving)
  const duplicate = firstDuplicate(practices.map(({ centreId }) => String(centreId)))
  if (duplicate >= 0) throw fieldError(`/practices/${duplicate}`, 'uniqueItems')
  await checkCentres(saving, practices)
  await checkServices(saving, practices)
}

async function checkCentres(
  { tx, change, body }: RecordChange,
  practices: readonly PracticeBody[],
): Promise<void> {
  const rows = await tx.query<{ id: number; zone: string }>(
    'select id, timezone as zone from centre where tenant = $1 and id = any($2::int[])',
    [change.tenant, practices.flatMap(({ centreId }) => centreId ?? [])],
  )
  const zones = new Map(rows.map(({ id, zone }) => [id, zone]))
  for (const [index, { centreId }] of practices.entries()) {
    if (centreId === undefined) continue
    const path = `/practices/${index}/centreId`
    if (!zones.has(centreId)) throw fieldError(path, 'exists', { id: centreId })
    if (zones.get(centreId) !== body?.['timezone']) throw fieldError(path, 'timezone')
  }
}

interface ServiceRow {
  id: number
  type: number
  specialtyId: number
}

async function checkServices(saving: RecordChange, practices: readonly PracticeBody[]): Promise<void> {
  const { tx, change, body, current } = saving
  const rows = await tx.query<ServiceRow>(
    'select id, type, specialty_id as "specialtyId" from service where tenant = $1 and id = any($2::int[])',
    [change.tenant, practices.flatMap(({ services }) => services.map(({ serviceId }) => serviceId))],
  )
  const known = new Map(rows.map((row) => [row.id, row]))
  // The services of a specialty that the same save removes are dropped with it.
  const specialties = [...specialtiesOf(body), ...specialtiesOf(current)]
  for (const [index, { centreId, services }] of practices.entries()) {
    const ids = services.map(({ serviceId }) => serviceId)
    const problem = firstProblem(ids, known, specialties, centreId !== undefined)
    if (problem) throw fieldError(`/practices/${index}/services/${problem.at}`, problem.keyword)
  }
}

function firstProblem(
  ids: readonly number[],
  known: ReadonlyMap<number, ServiceRow>,
  specialties: readonly number[],
  hasCentre: boolean,
): { at: number; keyword: string } | undefined {
  const duplicate = firstDuplicate(ids)
  if (duplicate >= 0) return { at: duplicate, keyword: 'uniqueItems' }
  for (const [at, id] of ids.entries()) {
    const service = known.get(id)
    if (!service) return { at, keyword: 'exists' }
    if (!specialties.includes(service.specialtyId)) return { at, keyword: 'specialty' }
    if (!hasCentre && service.type === AppointmentType.inPerson) return { at, keyword: 'centre' }
  }
  return undefined
}

const specialtiesOf = (record: RecordChange['body']) => (record?.['specialties'] ?? []) as number[]
