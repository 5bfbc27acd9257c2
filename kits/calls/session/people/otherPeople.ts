import type { CallGuest } from '@schemas/generated/entities'
import type { CallSeat } from '@schemas/hub'
import type { PersonMedia } from '../../engine/engine'
import type { SideState } from '../SideTalk'

/** Somebody in a call besides this person and the other side. */
export interface Person {
  seat: CallSeat
  name: string
  kind: CallGuest['kind'] | 'patient'
}

/** Who else is in a call, as the server says it. */
export interface PeopleInCall {
  people: readonly Person[]
  /** Everybody who was invited; empty for a guest. */
  guests: readonly CallGuest[]
}

/** Somebody else in the call, with what arrives from them. */
export interface OtherPerson extends Person, PersonMedia {
  /** What they say of their devices; null until they have said something. */
  state: SideState | null
}

/** Who else is in the call of a tab. */
export interface OtherPeople {
  others: readonly OtherPerson[]
  guests: readonly CallGuest[]
  /** Whether this side can invite somebody. */
  canInvite: boolean
}

/** A call of two. */
export const nobodyElse: OtherPeople = { others: [], guests: [], canInvite: false }

/** Somebody who has just come: nothing arrives yet. */
export const newPerson = (person: Person): OtherPerson => ({
  ...person,
  stream: null,
  link: 'connecting',
  isPictureMoving: false,
  isScreen: false,
  state: null,
})
