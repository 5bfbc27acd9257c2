import type { Appointment } from '../../../schemas/generated/entities'
import type { PersonContext } from '../../platform/http/request/personContext'

/**
 * An appointment as the person may read it: without notes, answers and documents, which tell what the patient has, for an administrator
 * without the role for medical content (decision 934). A move that sends none keeps them.
 */
export const readableBy =
  ({ lacksRecords }: Pick<PersonContext, 'lacksRecords'>) =>
  ({ notes, answers, documents, ...appointment }: Appointment): Appointment =>
    lacksRecords
      ? appointment
      : {
          ...appointment,
          ...(notes !== undefined && { notes }),
          ...(answers !== undefined && { answers }),
          ...(documents !== undefined && { documents }),
        }
