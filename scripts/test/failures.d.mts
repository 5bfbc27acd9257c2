export interface Failure {
  text: string
  /** Repeats the test, in a POSIX shell. */
  command: string
}
export function unitFailures(report: object, root?: string): Failure[]
export function browserFailures(report: object, root?: string): Failure[]
export function flakyStories(report: object, root?: string): Failure[]
export function formatEnd(flaky: readonly Failure[], failures: readonly Failure[]): string
export const otherPageAttachment: string
