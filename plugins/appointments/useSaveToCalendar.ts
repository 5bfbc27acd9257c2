import type { Appointment } from '@schemas/generated/entities'
import { saveFile } from '@portico/core/files/saveFile'
import { useCall } from '@portico/core/http/useCall'
import { useCapability } from '@portico/core/plugin/capability/useCapability'

/**
 * Saves an appointment as a calendar file. The server writes it: the entry is the one that e-mails about the appointment
 * change. The client shows an error. Null where the back end writes none.
 */
export function useSaveToCalendar() {
  const call = useCall()
  if (!useCapability('calendars')) return null
  return async ({ id, startDate }: Pick<Appointment, 'id' | 'startDate'>) => {
    const input = { capability: 'calendars', params: { id }, file: true } as const
    const file = await call('GET api/appointments/{id}/calendar', input).catch(() => undefined)
    if (file) saveFile(`${startDate.slice(0, 10)}.ics`, file)
  }
}
