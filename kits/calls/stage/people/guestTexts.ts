import type { IconName } from '@portico/core/ui/media/Icon'
import type { CallGuest } from '@schemas/generated/entities'
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
