import type { DoctorConsultation } from '@schemas/generated/entities'
import { clocksAt, type Clock } from '@schemas/time/clocks'
import { browserZone } from '@portico/core/format/dates'

/**
 * The clocks on which a doctor is told the time of a consultation (decision 317): the one of their letters, which is that of
 * the place where they work, and the one of this browser where it shows another time.
 */
export const lineClocks = ({
  startDate,
  zone,
}: Pick<DoctorConsultation, 'startDate' | 'zone'>): [Clock, ...Clock[]] =>
  clocksAt(startDate, [zone, browserZone()])
