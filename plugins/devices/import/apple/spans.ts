import type { MeasureId } from '../convert'
import type { Found, LeftOut } from '../leftOut'
import { chooseOnce } from './chooseOnce'

export const SLEEP = 6

/** What a source has counted from one instant to another. */
export interface Span {
  start: number
  end: number
  value: number
  zone: string
  source: string
  rank: number
  /** Whose spans are added up; they may overlap those of others only. */
  sender: string
  /** A second measure with the same value, such as deep sleep; 0 for none. */
  part: MeasureId | 0
  line: number
}

/**
 * Holds the spans of a measure until the end of the file, and then returns those that count. There may be millions: columns of
 * numbers take less than 100 bytes for each.
 */
export class Spans {
  readonly #starts: number[] = []
  readonly #ends: number[] = []
  readonly #values: number[] = []
  readonly #lines: number[] = []
  readonly #parts: (MeasureId | 0)[] = []
  readonly #places: number[] = []
  readonly #origins: Pick<Span, 'zone' | 'source' | 'rank' | 'sender'>[] = []
  readonly #originPlaces = new Map<string, number>()

  constructor(
    readonly id: MeasureId,
    readonly leftOut: LeftOut,
  ) {}

  add(span: Span): void {
    this.#starts.push(span.start)
    this.#ends.push(span.end)
    this.#values.push(span.value)
    this.#lines.push(span.line)
    this.#parts.push(span.part)
    this.#places.push(this.#placeOf(span))
  }

  *end(): Generator<Found> {
    const [starts, ends, values, places] = [this.#starts, this.#ends, this.#values, this.#places]
    for (const { at, fate } of chooseOnce({ starts, ends, values, places, senders: this.#origins }))
      if (fate === 'kept') yield this.#toFound(at)
      else this.leftOut.add(fate, this.#lines[at] ?? 0, this.#originOf(at).source)
  }

  #placeOf({ zone, source, rank, sender }: Span): number {
    const key = JSON.stringify([zone, sender])
    const place = this.#originPlaces.get(key) ?? this.#origins.push({ zone, source, rank, sender }) - 1
    this.#originPlaces.set(key, place)
    return place
  }

  #originOf(at: number) {
    return this.#origins[this.#places[at] ?? 0] ?? { zone: 'UTC', source: '' }
  }

  #toFound(at: number): Found {
    const { id } = this
    const [value, part] = [this.#values[at] ?? 0, this.#parts[at]]
    // Sleep belongs to the day on which it ends.
    const instant = (id === SLEEP ? this.#ends[at] : this.#starts[at]) ?? 0
    return {
      line: this.#lines[at] ?? 0,
      reading: {
        measures: [{ id, value }, ...(part ? [{ id: part, value }] : [])],
        measureDate: new Date(instant).toISOString(),
        ...pick(this.#originOf(at)),
      },
    }
  }
}

const pick = ({ zone, source }: { zone: string; source: string }) => ({ zone, source })
