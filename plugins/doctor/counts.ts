import type { DoctorConsultation } from '@schemas/generated/entities'
import { stateOf } from './day'

/** How many own visits a day has, and how many of them wait, are under way, and come later. */
export interface DayCounts {
  all: number
  waiting: number
  inProgress: number
  toCome: number
}

/** Counts the own visits of a day at an instant; proposals that came to nothing are none. */
export function countsOf(lines: readonly DoctorConsultation[], now: number): DayCounts {
  const states = lines
    .filter(({ isOwn }) => isOwn)
    .map((line) => stateOf(line, now))
    .filter((state) => state !== 'declined' && state !== 'expired')
  const count = (...wanted: string[]) => states.filter((state) => wanted.includes(state)).length
  return {
    all: states.length,
    waiting: count('waiting'),
    inProgress: count('inProgress', 'inPerson'),
    toCome: count('next', 'proposed'),
  }
}
