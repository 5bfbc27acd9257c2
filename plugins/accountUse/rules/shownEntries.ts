import type { ActingEntry } from '@schemas/generated/entities'

/** Entries that are shown at once. */
export const PAGE_LENGTH = 50
/** Entries that the server lists at most; the download of the person's data has all. */
export const LIST_LENGTH = 1000
/** A list of up to so many entries is read without a choice. */
const SHORT = 10

export type Capacity = ActingEntry['as']
/** Whose entries are shown. */
export type Shown = 'all' | Capacity

/** The capacities in which somebody acted, for the choice; none for a short list. */
export const capacitiesOf = (entries: readonly ActingEntry[]): readonly Capacity[] =>
  entries.length <= SHORT ? [] : [...new Set(entries.map((entry) => entry.as))]

/** The entries of a capacity. */
export const ofCapacity = (entries: readonly ActingEntry[], shown: Shown): readonly ActingEntry[] =>
  shown === 'all' ? entries : entries.filter((entry) => entry.as === shown)
