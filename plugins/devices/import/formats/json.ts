import { isPlace, instantAt, offsetOf, wallTime, zoneWithOffset } from '../instants'
import type { MeasureId } from '../convert'
import type { Found, LeftOut } from '../leftOut'
import type { FormatContext, MeasurementFormat } from './format'
import type { Meal } from './meals'

/** An object of a JSON file. */
export type Entry = Readonly<Record<string, unknown>>

export const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A number, also one that is written as a text; null for anything else. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A format of JSON files with a list. Takes how the list is found and how an entry of it is read. */
export function jsonFormat({
  id,
  reads,
  listOf,
  readEntry,
}: {
  id: string
  reads: MeasurementFormat['reads']
  listOf: (content: unknown) => unknown
  readEntry: (entry: Entry, write: Writer, fileName: string) => void
}): MeasurementFormat {
  return {
    id,
    reads: (file) => /\.json$/i.test(file.name) && reads(file),
    read: async function* (file, context) {
      const list = listOf(parse(await file.text(), context.leftOut))
      if (!Array.isArray(list)) return
      for (const [at, entry] of list.entries()) {
        const found: Found[] = []
        if (isEntry(entry)) readEntry(entry, createWriter(context, at + 1, found), file.name)
        yield* found
      }
    },
  }
}

function parse(text: string, leftOut: LeftOut): unknown {
  try {
    return JSON.parse(text)
  } catch {
    leftOut.add('cut', 1)
    return null
  }
}

/** Adds the readings of an entry, or leaves them out. Its `line` is the place of the entry in its list. */
export interface Writer {
  context: FormatContext
  add: (
    values: readonly (readonly [MeasureId, number])[],
    when: When | null,
    source: string,
    meal?: Meal | null,
  ) => void
  leaveOut: (reason: Parameters<LeftOut['add']>[0], detail?: string) => void
}

export interface When {
  instant: number
  zone: string
}

function createWriter(context: FormatContext, line: number, found: Found[]): Writer {
  const leaveOut: Writer['leaveOut'] = (reason, detail = '') => context.leftOut.add(reason, line, detail)
  return {
    context,
    leaveOut,
    add: (values, when, source, meal) => {
      if (!when) return leaveOut('date')
      const reading = {
        measures: values.map(([id, value]) => ({ id, value })),
        measureDate: new Date(when.instant).toISOString(),
        zone: when.zone,
        source: source.slice(0, 100) || context.source,
        ...(meal && { meal }),
      }
      found.push({ reading, line })
    },
  }
}

const format = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(\.\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?$/

/** The instant of an ISO time: with its own offset, in UTC, or else at the clock of a zone. Null for one that no clock has. */
export function readInstant(text: string, zone: string, isUtc = false): When | null {
  const found = format.exec(text)
  if (!found) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1, 7)
    .map((part) => Number(part ?? 0))
  const wall = wallTime({ year, month, day, hour, minute, second })
  if (wall === null) return null
  const exact = wall + Math.floor(Number(`0${found[7] ?? ''}`) * 1000)
  const offset = found[8] === undefined ? null : offsetOf(found[8])
  if (offset !== null) {
    const instant = exact - offset * 60_000
    return { instant, zone: /z/i.test(found[8] ?? '') ? zone : zoneWithOffset(offset, instant, zone) }
  }
  if (isUtc) return { instant: exact, zone }
  const instant = instantAt(exact, zone)
  return instant === null ? null : { instant, zone }
}

/** The zone that an entry names; else the one of the person. */
export const zoneOf = (name: unknown, zone: string): string =>
  typeof name === 'string' && isPlace(name) ? name : zone
