interface FirstFree {
  /** An instant, or null for none. */
  firstDate?: string | null
}

/** Later than every instant. */
const never = '9999'

/** Sorts professionals by their earliest free slot; those without one come last. */
export const byFirstDate = (a: FirstFree, b: FirstFree): number =>
  (a.firstDate ?? never).localeCompare(b.firstDate ?? never)

/** The professionals whom a patient sees. A service that hides its medical team shows only who is free first. */
export const visibleTeam = <T extends FirstFree>(team: readonly T[], isHidden: boolean | undefined): T[] =>
  isHidden ? team.toSorted(byFirstDate).slice(0, 1) : [...team]
