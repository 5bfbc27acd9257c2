import { notApplicable, type Check, type NotApplicable } from './check'
import type { Subject } from './subject'
import type { BackEnd } from './backEnd'

/** Runs checks of one variant. */
type Run = (check: Check, subject: Subject, backEnd: BackEnd) => Promise<NotApplicable | void>

/**
 * Returns a function that runs the checks of one variant in their order. Once a check fails on which others build, those
 * others do not apply, with that reason: what is missing is reported once, and not by each check that meets it.
 */
export function inOrder(): Run {
  let failed: string | undefined
  return async (check, subject, backEnd) => {
    if (failed !== undefined) return notApplicable(`"${failed}" has failed; correct that first`)
    try {
      return await check.run(subject, backEnd)
    } catch (error) {
      if (check.isBasis) failed = check.statement
      throw error
    }
  }
}
