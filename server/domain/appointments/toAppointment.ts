import type { Appointment } from '../../../schemas/generated/entities'
import { toWireFields } from '../availability/wireTime'
import { visitStateOf, type VisitFacts } from './visit/visitState'

/** An appointment as it is selected. */
export type AppointmentRow = Omit<
  Appointment,
  'startDate' | 'date' | 'time' | 'book' | 'answerBy' | 'replaces' | 'answers'
> & {
  answers: Appointment['answers'] | null
  startsAt: Date
  answerBy: Date | null
  replaces?: Date | null
  visitFacts?: VisitFacts
  serviceId: number
  providerId: number
}

/** The appointment of a row, as the API answers it. With the moment, the patient's own says where its visit is. */
export function toAppointment(
  { startsAt, answerBy, replaces, visitFacts, answers, ...row }: AppointmentRow,
  now?: Date,
): Appointment {
  const { startDate, date, time } = toWireFields(startsAt)
  const { serviceId, providerId } = row
  const book = { time, startDate, serviceId, providerId }
  return {
    ...row,
    startDate,
    date,
    time,
    book,
    ...(answers && { answers }),
    ...(answerBy && { answerBy: answerBy.toISOString() }),
    ...(replaces && { replaces: replaces.toISOString() }),
    ...(visitFacts && now && { visitState: visitStateOf(visitFacts, now) }),
  }
}
