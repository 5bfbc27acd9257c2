import type { VideoCall } from '@schemas/generated/entities'
import { browserZone, localDate } from '@portico/core/format/dates'

/** The parameters of the page on which a doctor has a call: its appointment and the day of it, or the call without one. */
export const doctorPage = ({ appointmentId, startDate }: Pick<VideoCall, 'appointmentId' | 'startDate'>) => ({
  params: { id: String(appointmentId ?? 'call') },
  query: startDate ? { day: localDate(startDate, browserZone()) } : {},
})
