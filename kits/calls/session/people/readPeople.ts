import type { Call } from '@portico/core/http/useCall'
import type { CallGuest } from '@schemas/generated/entities'
import type { CallSeat } from '@schemas/hub'
import type { PeopleInCall, Person } from './otherPeople'

/** Whether a seat is that of a guest. */
export const isGuestSeat = (seat: CallSeat): boolean => seat.startsWith('guest/')

const guestPerson = ({ id, name, kind }: CallGuest): Person => ({ seat: `guest/${id}`, name, kind })

/** Reads who else is in a call: a side reads its guests, and a guest the patient and the other guests. */
export async function readPeople(api: Call, callId: number, seat: CallSeat): Promise<PeopleInCall> {
  const input = { capability: 'callGuests', quiet: true } as const
  if (isGuestSeat(seat)) {
    const { patientName, others } = await api('GET api/call-guests/call', input)
    const patient: Person = { seat: 'patient', name: patientName, kind: 'patient' }
    return { people: [patient, ...others.map(guestPerson)], guests: [] }
  }
  const guests = await api('GET api/video-calls/{id}/guests', { ...input, params: { id: callId } })
  return { people: guests.filter(({ state }) => state === 'in').map(guestPerson), guests }
}
