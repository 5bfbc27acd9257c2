import type { Meal } from '../formats/meals'

/** An element that is open: a record, or the correlation around some. */
export interface HealthElement {
  attributes: Readonly<Record<string, string>>
  line: number
  /** Of its metadata: the zone of the measurement, and whether the person has typed it in. */
  zone?: string
  isTyped?: boolean
  meal?: Meal
  isBroken?: boolean
}
