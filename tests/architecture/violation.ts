import type { Source } from './sources'

/** A file that breaks a rule, and what to do instead. */
export interface Violation {
  file: string
  /** The violation as a predicate whose subject is the file. */
  problem: string
  instead: string
}

export type Rule = (sources: readonly Source[]) => Violation[]

/** Formats a violation as one line. */
export const formatViolation = ({ file, problem, instead }: Violation): string =>
  `${file} ${problem}. Instead: ${instead}.`
