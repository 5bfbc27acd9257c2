import { NOTES_MAX } from './draft'
import { brokenAgeLimit } from '@schemas/rules/age'
import { isBookable } from './leadTime'
import type { Choice, Draft } from '../variant'

/** Why a draft cannot be submitted: a text key of core and its values. */
export type Problem =
  | { key: 'APPOINTMENT.ERRORS.NO_TIME' }
  | { key: 'APPOINTMENT.ERRORS.UNCHANGED' }
  | { key: 'APPOINTMENT.ERRORS.TOO_SOON'; values: { minutes: number } }
  | { key: 'APPOINTMENT.ERRORS.MIN_AGE' | 'APPOINTMENT.ERRORS.MAX_AGE'; values: { age: number } }
  | { key: 'APPOINTMENT.ERRORS.NOTES' }

export interface SubmitConditions {
  /** Milliseconds. */
  now: number
  /** Lead time in minutes. */
  lead: number
  /** Age in years; null when unknown. */
  age: number | null
}

/**
 * The first reason why a draft cannot be submitted, or null: no slot, the current slot, too soon, too young or too old for the specialty, or notes too long.
 */
export function findProblem(draft: Draft, { now, lead, age }: SubmitConditions): Problem | null {
  const wrongAge = ageProblem(draft, age)
  if (wrongAge) return wrongAge
  if (!draft.slot) return { key: 'APPOINTMENT.ERRORS.NO_TIME' }
  if (isUnchanged(draft)) return { key: 'APPOINTMENT.ERRORS.UNCHANGED' }
  if (!isBookable(draft.slot.start, lead, now)) {
    return { key: 'APPOINTMENT.ERRORS.TOO_SOON', values: { minutes: lead } }
  }
  return draft.notes.length > NOTES_MAX ? { key: 'APPOINTMENT.ERRORS.NOTES' } : null
}

/** Whether the appointment already has the picked slot. */
export const isUnchanged = ({ editing, slot }: Pick<Draft, 'editing' | 'slot'>): boolean =>
  editing !== undefined && slot !== undefined && Date.parse(editing.startDate) === Date.parse(slot.start)

/**
 * Whether the specialty accepts an age: no or zero limit and an unknown age pass, and the limits themselves are allowed
 * (C-057).
 */
export function ageProblem({ specialty }: Pick<Draft, 'specialty'>, age: number | null): Problem | null {
  const limit = specialty && brokenAgeLimit(age, specialty)
  if (!limit) return null
  const key = limit === 'minAge' ? 'APPOINTMENT.ERRORS.MIN_AGE' : 'APPOINTMENT.ERRORS.MAX_AGE'
  return { key, values: { age: specialty[limit] ?? 0 } }
}

/** Splits specialties by whether somebody's age may book them. */
export function splitByAge(
  specialties: readonly Choice[],
  age: number | null,
): { offered: Choice[]; refused: Choice[] } {
  const isOffered = (specialty: Choice) => ageProblem({ specialty }, age) === null
  return { offered: specialties.filter(isOffered), refused: specialties.filter((one) => !isOffered(one)) }
}
