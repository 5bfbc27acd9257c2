import type { IconName } from '@portico/core/ui/media/Icon'
import type { CallGuest, CallGuestInvitation } from '@schemas/generated/entities'
import type { CallView } from '../../session/callView'
import type { Person } from '../../session/people/otherPeople'

/** The icon of why somebody is in a call. */
export const kindIcons: Readonly<Record<Person['kind'], IconName>> = {
  interpreter: 'globe',
  relative: 'heart-handshake',
  doctor: 'stethoscope',
  other: 'user-round',
  patient: 'user-round',
}

/** The kinds of guests, in the order of the form. */
export const guestKinds = [
  'interpreter',
  'relative',
  'doctor',
  'other',
] as const satisfies CallGuest['kind'][]

/** Where the server is to send a link, from what somebody has typed: undefined for nothing, null for neither address nor telephone. */
export function targetOf(typed: string): CallGuestInvitation['sendTo'] | null {
  const address = typed.trim()
  if (address === '') return undefined
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) return { by: 'email', address }
  return /^\+?[\d\s()-]{6,20}$/.test(address) ? { by: 'sms', address } : null
}

/** Whether somebody is still expected, or in the call. */
export const isOpenGuest = ({ state }: CallGuest): boolean => state !== 'removed' && state !== 'refused'

/** Whether there is a list of people: somebody else was invited, or can be. */
export const hasPeople = ({ canInvite, guests }: CallView): boolean => canInvite || guests.some(isOpenGuest)

/** Whom this side is asked about: a patient at once, a doctor when somebody is at the door. */
export const askedAbout = ({ side, guests }: CallView): CallGuest | undefined =>
  guests.find(
    ({ state, invitedBy, isAtDoor }) =>
      state === 'asked' && invitedBy !== side && (invitedBy === 'doctor' || isAtDoor),
  )
