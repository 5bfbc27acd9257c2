import type { RejectedCell } from './rejectedLines'

/** Counts the rejected lines per field, most frequent first. */
export function countsByField(errors: readonly RejectedCell[]): { field: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { field } of errors) counts.set(field, (counts.get(field) ?? 0) + 1)
  return [...counts].map(([field, count]) => ({ field, count })).toSorted((a, b) => b.count - a.count)
}
