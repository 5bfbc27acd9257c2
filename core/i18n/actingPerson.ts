import { createAtom, store } from '../state/store'

/** First name of the person that the account acts for; null for their own account. */
export const actingPersonAtom = createAtom<string | null>(null)

/**
 * Addresses all texts to somebody who acts for another person. A text `KEY_acting` replaces `KEY` where it exists, and
 * reads the name as `{{person}}`. null restores the texts of their own account.
 */
export const setActingPerson = (person: string | null): void => store.set(actingPersonAtom, person)

/** The values that every translation gets while the user acts for `person`. */
export const actingValues = (person: string | null) =>
  person === null ? undefined : { context: 'acting', person }
