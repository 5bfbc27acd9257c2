import { converterOf, type MeasureId } from '../convert'
import { offsetOf, wallTime, zoneWithOffset } from '../instants'
import type { Found, LeftOut } from '../leftOut'
import type { HealthElement } from './element'
import { DIASTOLIC, Pressures, SYSTOLIC } from './pressures'
import { SLEEP, Spans } from './spans'

/** The quantities of an export that the portal knows. */
const quantities: ReadonlyMap<string, MeasureId> = new Map([
  ['OxygenSaturation', 1],
  ['BloodPressureSystolic', SYSTOLIC],
  ['BloodPressureDiastolic', DIASTOLIC],
  ['HeartRate', 4],
  ['HeartRateVariabilitySDNN', 5],
  ['StepCount', 7],
  ['BodyMass', 8],
  ['BodyTemperature', 9],
  ['RespiratoryRate', 10],
  ['BloodGlucose', 11],
  ['ActiveEnergyBurned', 14],
  ['DistanceWalkingRunning', 15],
])
const OXYGEN = 1
const GLUCOSE = 11
const DEEP_SLEEP = 12
const LIGHT_SLEEP = 13
/** What is added up over a day, so that two sources must not count the same time. */
const summed: ReadonlySet<MeasureId> = new Set([7, 14, 15])
const MAX_SOURCE = 100

/** What every record has: when, where and by whom. */
interface When {
  start: number
  end: number
  zone: string
  source: string
  /** How Apple orders sources by default: 0 typed in, 1 a device of Apple, 2 any other. */
  rank: number
  line: number
}

/** Turns records into readings: at once, or at the end of the file where other records matter. */
export class RecordReader {
  readonly #complete: Found[] = []
  readonly #spans = new Map<MeasureId, Spans>()
  readonly #pressures: Pressures

  constructor(
    readonly zone: string,
    readonly leftOut: LeftOut,
  ) {
    this.#pressures = new Pressures(leftOut)
  }

  add(record: HealthElement, correlation: HealthElement | undefined): void {
    const { attributes, line } = record
    if (record.isBroken) return this.leftOut.add('xml', line)
    const { type = '', unit = '', value = '' } = attributes
    const name = type.replace(/^HK(Quantity|Category)TypeIdentifier/, '')
    const id = quantities.get(name)
    if (id === undefined && name !== 'SleepAnalysis') return this.leftOut.add('type', line, name)
    const when = whenOf({ ...correlation, ...record }, this.zone)
    if (!when) return this.leftOut.add('date', line, attributes['startDate'])
    if (id === undefined) return this.#addSleep(when, value)
    const convert = converterOf(id, unit)
    if (!convert) return this.leftOut.add('unit', line, `${name}: ${unit}`)
    if (!numberFormat.test(value)) return this.leftOut.add('number', line, `${name}: ${value}`)
    const number = convert(Number(value))
    if (id === SYSTOLIC || id === DIASTOLIC) {
      const pressure = { ...when, id, value: number, created: attributes['creationDate'] ?? '' }
      this.#pressures.add(pressure, correlation !== undefined)
    } else if (summed.has(id))
      this.#spansOf(id).add({ ...when, sender: senderOf(when), value: number, part: 0 })
    // HealthKit writes a percentage as a part of one.
    else
      this.#complete.push(
        toFound(id, id === OXYGEN && number <= 1 ? number * 100 : number, when, record.meal),
      )
  }

  endCorrelation({ line }: HealthElement): void {
    this.#pressures.endCorrelation(line)
  }

  takeComplete(): Found[] {
    return this.#complete.splice(0)
  }

  *end(): Generator<Found> {
    yield* this.takeComplete()
    yield* this.#pressures.end()
    for (const one of this.#spans.values()) yield* one.end()
  }

  #addSleep(when: When, value: string): void {
    const stage = value.replace('HKCategoryValueSleepAnalysis', '')
    if (!stage.startsWith('Asleep')) return this.leftOut.add('type', when.line, `SleepAnalysis ${stage}`)
    const part = stage === 'AsleepDeep' ? DEEP_SLEEP : stage === 'AsleepCore' ? LIGHT_SLEEP : 0
    // An app may write both the night and its stages.
    const isStage = /^Asleep(Deep|Core|REM)$/.test(stage)
    const sender = `${senderOf(when)} ${isStage}`
    this.#spansOf(SLEEP).add({ ...when, sender, value: (when.end - when.start) / 1000, part })
  }

  #spansOf(id: MeasureId): Spans {
    const found = this.#spans.get(id) ?? new Spans(id, this.leftOut)
    this.#spans.set(id, found)
    return found
  }
}

const numberFormat = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i

const senderOf = ({ source, rank }: When) => `${rank} ${source}`

const toFound = (
  id: MeasureId,
  value: number,
  { start, zone, source, line }: When,
  meal: HealthElement['meal'],
): Found => ({
  line,
  reading: {
    measures: [{ id, value }],
    measureDate: new Date(start).toISOString(),
    zone,
    source,
    ...(meal && id === GLUCOSE && { meal }),
  },
})

/** Null where the dates of a record cannot be read, or end before they start. */
function whenOf({ attributes, line, zone, isTyped }: HealthElement, preferred: string): When | null {
  const start = readDate(attributes['startDate'])
  const end = readDate(attributes['endDate'] ?? attributes['startDate'])
  if (!start || !end || end.instant < start.instant) return null
  const isOfApple = /manufacturer:Apple/.test(attributes['device'] ?? '')
  return {
    start: start.instant,
    end: end.instant,
    zone: zone ?? zoneWithOffset(start.offset, start.instant, preferred),
    source: (attributes['sourceName'] ?? '')
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, MAX_SOURCE),
    rank: isTyped ? 0 : isOfApple ? 1 : 2,
    line,
  }
}

const dateFormat = /^(\d{4})-(\d\d)-(\d\d)[ T](\d\d):(\d\d):(\d\d)(?:\.\d+)? ?(Z|[+-]\d\d:?\d\d)$/

/** The instant of "2026-11-02 08:15:00 +0100", and its minutes east of UTC. */
function readDate(text = ''): { instant: number; offset: number } | null {
  const found = dateFormat.exec(text)
  if (!found) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found.slice(1, 7).map(Number)
  const wall = wallTime({ year, month, day, hour, minute, second })
  const offset = offsetOf(found[7] ?? '')
  return wall === null || offset === null ? null : { instant: wall - offset * 60_000, offset }
}
