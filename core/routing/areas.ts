import type { Area, RouteId } from '../plugin/points'

interface AreaRule {
  /** First segment of every path of the area; empty where the paths say it themselves. */
  prefix: string
  /** May begin with the doctor's segment (SHELL-009, C-003). */
  doctorUrl: boolean
  /** Opens without a session (C-011). */
  open?: true
}

/** Where routes live. */
export const areas: Readonly<Record<Area, AreaRule>> = {
  public: { prefix: '', doctorUrl: false, open: true },
  patient: { prefix: 'videoconsultation', doctorUrl: true },
  profile: { prefix: '', doctorUrl: true },
  call: { prefix: 'videocall', doctorUrl: true },
  advices: { prefix: 'advices', doctorUrl: false },
  admin: { prefix: 'admin', doctorUrl: false },
}

/** The page one falls back to (SHELL-018, SHELL-024, SHELL-051). */
export const defaultRoute: RouteId = 'videoConsultation.home'

/** Where unknown addresses go (SHELL-010, SHELL-052). */
export const unknownRoute: RouteId = 'auth'
