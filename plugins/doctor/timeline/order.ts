import type { DoctorConsultation } from '@schemas/generated/entities'

/** How many lines of a day begin before an instant: the line of the clock comes after them. */
export const linesBefore = (lines: readonly Pick<DoctorConsultation, 'startDate'>[], now: number): number =>
  lines.filter(({ startDate }) => Date.parse(startDate) <= now).length
