import type { Transition, Verdict } from '../../plugin/points'
import { areas } from '../areas'

/**
 * Whether the doctor-url check applies: the address can contain a doctor, and the route has no role and is not exempt
 * (C-003, C-014).
 */
export const isChecked = ({ route }: Transition): boolean =>
  areas[route.area].doctorUrl && !route.requires?.role && !route.skipDoctorUrl

/** Second guard if no plugin has one: removes the doctor URL from the path. */
export function stripDoctorUrl({ route, params, query }: Transition): Verdict {
  const { doctorUrl, ...rest } = params
  return doctorUrl === undefined
    ? { go: 'on' }
    : { go: 'to', route: route.id, params: rest, query: { ...query } }
}
