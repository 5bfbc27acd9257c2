import type { Source } from './sources'

/** A rule of the house that a file breaks, and what to do instead. */
export interface Violation {
  file: string
  breaks: string
  instead: string
}

export type Rule = (sources: readonly Source[]) => Violation[]

/** A violation in one line for people. */
export const inWords = ({ file, breaks, instead }: Violation): string =>
  `${file} ${breaks}. Instead: ${instead}.`
