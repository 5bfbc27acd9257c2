import type { Tx } from '../../../platform/db/database'
import type { Practice } from '../providers'
import { takesTime } from './takesTime'

const DAY = 86_400_000

/** A doctor's appointments on one UTC day and in the week around it. */
export interface Workload {
  day: number
  week: number
}

/** Sorts practices by fewest appointments that day, then that week, then by id. */
export function sortByWorkload<P extends Practice>(
  practices: readonly P[],
  workloads: ReadonlyMap<number, Workload>,
): P[] {
  const workloadOf = ({ doctorId }: Practice): Workload => workloads.get(doctorId) ?? { day: 0, week: 0 }
  return [...practices].sort(
    (a, b) => workloadOf(a).day - workloadOf(b).day || workloadOf(a).week - workloadOf(b).week || a.id - b.id,
  )
}

/** Workloads by doctor id around an instant (milliseconds). */
export async function readWorkloads(
  db: Tx,
  tenant: string,
  doctorIds: readonly number[],
  instant: number,
): Promise<Map<number, Workload>> {
  const day = instant - (instant % DAY)
  const at = (days: number): string => new Date(day + days * DAY).toISOString()
  const rows = await db.query<Workload & { doctorId: number }>(
    `select doctor_id as "doctorId", count(*) as week,
       count(*) filter (where starts_at >= $3::timestamptz and starts_at < $4::timestamptz) as day
     from appointment
     where tenant = $1 and doctor_id = any($2::int[]) and ${takesTime('appointment')}
       and starts_at >= $5::timestamptz and starts_at < $6::timestamptz
     group by doctor_id`,
    [tenant, [...doctorIds], at(0), at(1), at(-3), at(4)],
  )
  return new Map(rows.map(({ doctorId, ...load }) => [doctorId, load]))
}
