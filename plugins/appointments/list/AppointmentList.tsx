import type { Appointment } from '@schemas/generated/entities'
import { useDeferredValue } from 'react'
import type { ListedPerson } from '../family/listedPerson'
import { AppointmentItem } from './AppointmentItem'

/** Items in the first render, as many as a phone shows. The others follow in a deferred render. */
const initialCount = 3

interface Props {
  appointments: readonly Appointment[]
  onCancel: (appointment: Appointment) => void
  /** In the list of a family, whose an appointment is. */
  personOf?: (appointment: Appointment) => ListedPerson
}

/** Appointments with their actions. */
export function AppointmentList({ appointments, onCancel, personOf }: Props) {
  const rendered = useDeferredValue(appointments, appointments.slice(0, initialCount))
  return (
    <ul className="grid gap-4 desk:gap-3">
      {rendered.map((appointment) => (
        <AppointmentItem
          key={appointment.id}
          appointment={appointment}
          onCancel={onCancel}
          person={personOf?.(appointment)}
        />
      ))}
    </ul>
  )
}
