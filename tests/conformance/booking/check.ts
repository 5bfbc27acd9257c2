import type { TestBackend } from './testBackend'
import type { Subject } from './subject'

/** Why a check has nothing to ask here, in a few words. */
export type NotApplicable = { notHere: string }

/** One rule that every way to book keeps. */
export interface Check {
  /** What holds, as one sentence. */
  statement: string
  /** The rows it is asked for. */
  requirements: string
  /** Rejects when the rule is broken. */
  run: (subject: Subject, backend: TestBackend) => Promise<NotApplicable | void>
}

export const notApplicable = (reason: string): NotApplicable => ({ notHere: reason })
