const windowMs = 1_000
const lastShown = new Map<string, number>()

/** Whether the same text was shown less than a second ago; if not, records it as shown (C-136). `now` in milliseconds. */
export function isRepeat(text: string, now: number): boolean {
  const previous = lastShown.get(text)
  if (previous !== undefined && now - previous < windowMs) return true
  lastShown.set(text, now)
  return false
}
