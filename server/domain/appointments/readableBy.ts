import type { Appointment } from '../../../schemas/generated/entities'
import type { PersonContext } from '../../platform/http/request/personContext'

/**
 * An appointment as the person may read it: without notes and documents, which tell what the patient has, for an administrator
 * without the role for medical content (decision 934). A move that sends neither keeps both.
 */
export const readableBy =
  ({ lacksRecords }: Pick<PersonContext, 'lacksRecords'>) =>
  ({ notes, documents, ...appointment }: Appointment): Appointment =>
    lacksRecords
      ? appointment
      : {
          ...appointment,
          ...(notes !== undefined && { notes }),
          ...(documents !== undefined && { documents }),
        }
