import type { Area, RouteId } from '../plugin/points'

interface AreaRule {
  /** First segment of every path of the area; empty if the paths include it. */
  prefix: string
  /** Whether its paths may begin with a doctor's segment (C-003). */
  doctorUrl: boolean
  /** Whether its routes open without a session (C-011). */
  open?: true
}

/** The areas of the portal. */
export const areas: Readonly<Record<Area, AreaRule>> = {
  public: { prefix: '', doctorUrl: false, open: true },
  patient: { prefix: 'videoconsultation', doctorUrl: true },
  profile: { prefix: '', doctorUrl: true },
  call: { prefix: 'videocall', doctorUrl: true },
  callMobile: { prefix: 'videocallmobile', doctorUrl: true },
  advices: { prefix: 'advices', doctorUrl: false },
  admin: { prefix: 'admin', doctorUrl: false },
}

/** The default page. */
export const defaultRoute: RouteId = 'videoConsultation.home'

/** The route that unknown addresses lead to. */
export const unknownRoute: RouteId = 'auth'

/** The route of addresses that no plugin has yet, where plugins load after the start. */
export const laterRoute: RouteId = 'shell.later'
