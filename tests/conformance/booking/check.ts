import type { House } from './testBackend'
import type { Subject } from './subject'

/** Why a check has nothing to ask here, in a few words. */
export type NotHere = { notHere: string }

/** One rule that every way to book keeps. */
export interface Check {
  /** What holds, as one sentence. */
  id: string
  /** The rows it is asked for. */
  requirement: string
  /** Rejects when the rule is broken. */
  run: (subject: Subject, house: House) => Promise<NotHere | void>
}

export const notHere = (reason: string): NotHere => ({ notHere: reason })
