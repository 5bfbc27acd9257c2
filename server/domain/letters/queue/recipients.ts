import type { AppointmentPeople, Audience } from './payload'

/** A reader of a letter. */
export interface Recipient {
  personId: string
  audience: Audience
}

/**
 * Who receives the letters to the patient's side: the patient, unless others act for them, and the family administrator
 * who acts. When nobody acts (a reminder, an answer of the payment service), the letter of a dependent goes to the family
 * administrator who booked, or else to all of them. Takes the people, and the id of the person who acts.
 */
export function patientRecipients(people: AppointmentPeople, actorId?: string): Recipient[] {
  const { patientId, isDependent } = people
  const family = familyReaders(people, actorId).map((personId) => ({ personId, audience: 'family' as const }))
  return isDependent ? family : [{ personId: patientId, audience: 'patient' }, ...family]
}

function familyReaders(people: AppointmentPeople, actorId: string | undefined): string[] {
  const { isDependent, familyAdminIds, lastFamilyAdminId } = people
  const isFamily = (id: string | null | undefined): id is string => !!id && familyAdminIds.includes(id)
  if (isFamily(actorId)) return [actorId]
  if (!isDependent) return []
  return isFamily(lastFamilyAdminId) ? [lastFamilyAdminId] : familyAdminIds
}
