import type { MeasureSave } from '@schemas/generated/entities'
import type { MeasureId } from './convert'

/** Columns that grow by doubling: a million readings take about 40 MB. */
class Column<A extends Float64Array | Int32Array | Uint8Array> {
  #data: A
  length = 0
  constructor(readonly create: (size: number) => A) {
    this.#data = create(1024)
  }
  push(value: number): void {
    if (this.length === this.#data.length) {
      const larger = this.create(this.length * 2)
      larger.set(this.#data)
      this.#data = larger
    }
    this.#data[this.length++] = value
  }
  at(place: number): number {
    return this.#data[place] ?? 0
  }
  set(place: number, value: number): void {
    this.#data[place] = value
  }
}

/** How a reading stands: new, known to the server, outside what is usual, or removed or corrected by the person before. */
export const NEW = 0
export const KNOWN = 1
export const DOUBTFUL = 2
export const REMOVED = 3

/** The meals of glucose by their number in a column; 0 where nobody said. */
const meals = [null, 'fasting', 'before', 'after'] as const

/** The readings of a file, in columns of numbers. A reading has one to sixteen values, one after the other. */
export class ReadingStore {
  readonly #times = new Column((size) => new Float64Array(size))
  readonly #firsts = new Column((size) => new Int32Array(size))
  readonly #origins = new Column((size) => new Int32Array(size))
  readonly #states = new Column((size) => new Uint8Array(size))
  readonly #meals = new Column((size) => new Uint8Array(size))
  readonly #measures = new Column((size) => new Uint8Array(size))
  readonly #values = new Column((size) => new Float64Array(size))
  readonly #names: { zone: string; source: string }[] = []
  readonly #places = new Map<string, number>()

  get size(): number {
    return this.#times.length
  }

  add({ measures, measureDate, zone = 'UTC', source, meal }: MeasureSave): void {
    this.#times.push(Date.parse(measureDate))
    this.#firsts.push(this.#measures.length)
    this.#states.push(NEW)
    this.#meals.push(meal ? meals.indexOf(meal) : 0)
    const key = JSON.stringify([zone, source])
    const place = this.#places.get(key) ?? this.#names.push({ zone, source: source ?? '' }) - 1
    this.#places.set(key, place)
    this.#origins.push(place)
    for (const { id, value } of measures) {
      this.#measures.push(id)
      this.#values.push(value)
    }
  }

  timeOf = (at: number): number => this.#times.at(at)
  sourceOf = (at: number): string => this.#names[this.#origins.at(at)]?.source ?? ''
  zoneOf = (at: number): string => this.#names[this.#origins.at(at)]?.zone ?? 'UTC'
  stateOf = (at: number): number => this.#states.at(at)
  setState = (at: number, state: number): void => this.#states.set(at, state)

  /** The measure that a reading is listed under: the first one; a blood pressure also has its pulse. */
  groupOf(at: number): MeasureId {
    const ids = this.valuesOf(at).map(({ id }) => id)
    return ids.find((id) => id === 2) ?? ids[0] ?? 4
  }

  valuesOf(at: number): { id: MeasureId; value: number }[] {
    const end = at + 1 < this.size ? this.#firsts.at(at + 1) : this.#measures.length
    const values: { id: MeasureId; value: number }[] = []
    for (let place = this.#firsts.at(at); place < end; place++)
      values.push({ id: this.#measures.at(place) as MeasureId, value: this.#values.at(place) })
    return values
  }

  readingOf(at: number): MeasureSave {
    const meal = meals[this.#meals.at(at)]
    return {
      measures: this.valuesOf(at),
      measureDate: new Date(this.timeOf(at)).toISOString(),
      zone: this.zoneOf(at),
      source: this.sourceOf(at) || null,
      ...(meal && { meal }),
    }
  }
}
