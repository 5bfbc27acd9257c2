const span = 1_000
const shown = new Map<string, number>()

/** True unless the same text was asked for within the last second (C-136). `now` in milliseconds. */
export function once(text: string, now: number): boolean {
  const before = shown.get(text)
  if (before !== undefined && now - before < span) return false
  shown.set(text, now)
  return true
}
