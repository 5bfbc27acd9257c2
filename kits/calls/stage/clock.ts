const two = (count: number) => String(count).padStart(2, '0')

/** Formats seconds as m:ss, from an hour on as h:mm:ss. */
export function clock(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const rest = two(seconds % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${two(minutes)}:${rest}`
}
