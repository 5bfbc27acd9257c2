import type { Source } from './sources'

/** A file that breaks a rule, and what to do instead. */
export interface Violation {
  file: string
  /** What the file does, as the rest of a sentence that begins with its name. */
  problem: string
  instead: string
}

export type Rule = (sources: readonly Source[]) => Violation[]

/** A violation in one line. */
export const formatViolation = ({ file, problem, instead }: Violation): string =>
  `${file} ${problem}. Instead: ${instead}.`
