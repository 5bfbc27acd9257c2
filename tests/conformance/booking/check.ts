import type { BackEnd } from './backEnd'
import type { Subject } from './subject'

/** A check does not apply to a variant; `reason` says why. */
export type NotApplicable = { reason: string }

/** A rule that every booking variant must follow. */
export interface Check {
  /** The rule as one sentence; it becomes the name of the test. */
  statement: string
  /** The requirement ids that it proves. */
  requirements: string
  /** Others build on it: if it fails, they are not run. */
  isBasis?: true
  /** Rejects if the variant breaks the rule. */
  run: (subject: Subject, backEnd: BackEnd) => Promise<NotApplicable | void>
}

export const notApplicable = (reason: string): NotApplicable => ({ reason })

/** The reason of checks about sessions where an API cannot have any. */
export const notKnown = notApplicable('its API does not receive the token, so it does not know who books')
