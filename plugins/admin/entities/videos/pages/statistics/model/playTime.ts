/** A part of a play time: a number and its unit, the last part of the unit's text key. */
export interface TimePart {
  value: string
  unit: 'D' | 'H' | 'MIN' | 'S'
}

const units = [
  ['D', 86_400],
  ['H', 3600],
  ['MIN', 60],
  ['S', 1],
] as const

/**
 * A play time as days, hours, minutes and seconds: it begins with its largest part, at least with minutes;
 * those after it have two digits. Takes seconds.
 */
export function playTimeParts(seconds: number): TimePart[] {
  const whole = Math.max(0, Math.round(seconds))
  const begin = units.findIndex(([unit, size]) => unit === 'MIN' || whole >= size)
  return units.slice(begin).map(([unit, size], at) => {
    const larger = units[begin + at - 1]?.[1]
    const value = Math.floor((at === 0 || larger === undefined ? whole : whole % larger) / size)
    return { unit, value: at === 0 ? String(value) : String(value).padStart(2, '0') }
  })
}
