import { instantAt, offsetOf, wallTime, zoneWithOffset } from '../instants'
import { FileRefusal, type LeftOutReason } from '../leftOut'

/** Which of the first two numbers of a date is the day. */
export type DateOrder = 'day' | 'month'

/** What a date cell says: its numbers in the order of the file, and the rest of the cell. */
interface DateParts {
  year: number
  /** In the order of the file; a date that begins with its year has its month first. */
  first: number
  second: number
  isIso: boolean
  rest: string
}

const isoDate = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)(.*)$/
const shortDate = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?!\d)(.*)$/
/** "18.11.19", "11/18/19": a year of two digits is the last number. With hyphens it may as well be the first. */
const shortYear = /^(\d{1,2})([/.])(\d{1,2})\2(\d\d)(?!\d)(.*)$/
/** "Jan 12 2025", "12 ene 2025", "12. März 2025": the first letters of the months in the languages of exports. */
const namedDate =
  /^(?:(\d{1,2})\.?\s+(?:de\s+)?(\p{L}{3,})\.?|(\p{L}{3,})\.?\s+(\d{1,2}),?)\s+(?:de\s+)?(\d{4})(?!\d)(.*)$/u
const months = [
  /^(jan|ene|gen)/,
  /^(feb|fev)/,
  /^(mar|maerz)/,
  /^(apr|abr|avr)/,
  /^(may|mai|mag)/,
  /^(jun|juin|giu)/,
  /^(jul|juil|lug)/,
  /^(aug|ago|aou)/,
  /^(sep|set)/,
  /^(oct|okt|ott|out)/,
  /^nov/,
  /^(dec|dic|dez)/,
]
const time =
  /^(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?\s*(?:([ap])\.?\s?m\.?|uhr|h)?\s*(Z|[+-]\d\d:?\d\d)?$/i

const CENTURY = 2000

function splitDate(text: string): DateParts | null {
  const iso = isoDate.exec(text)
  if (iso) {
    const [, year, , first, second, rest = ''] = iso
    return { year: Number(year), first: Number(first), second: Number(second), isIso: true, rest }
  }
  const named = splitNamed(text)
  if (named) return named
  const [, first, , second, year = '', rest = ''] = shortDate.exec(text) ?? shortYear.exec(text) ?? []
  if (first === undefined) return null
  return {
    year: Number(year) + (year.length === 2 ? CENTURY : 0),
    first: Number(first),
    second: Number(second),
    isIso: false,
    rest,
  }
}

function splitNamed(text: string): DateParts | null {
  const [, before, name, nameFirst, after, year, rest = ''] = namedDate.exec(text) ?? []
  const folded = (name ?? nameFirst ?? '').normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const month = months.findIndex((one) => one.test(folded)) + 1
  if (month === 0) return null
  // As a date that begins with its year: nothing about its order is open.
  return { year: Number(year), first: month, second: Number(before ?? after), isIso: true, rest }
}

/** A date whose order nothing in its file tells, as the person reads it: "03/04/2026". */
export class DateQuestion extends Error {
  constructor(readonly date: string) {
    super(date)
  }
}

/**
 * Decides from all dates of a file whether the day or the month comes first. Throws a `FileRefusal` where some dates fit only one
 * and others only the other, and a `DateQuestion` where all fit both; `answer` is what the person has answered.
 */
export function dateOrderOf(
  cells: Iterable<{ text: string; line: number }>,
  answer: DateOrder | undefined,
): DateOrder {
  const shown: Partial<Record<DateOrder, { text: string; line: number }>> = {}
  let open: string | undefined
  for (const cell of cells) {
    const parts = splitDate(cell.text)
    if (!parts || parts.isIso) continue
    const order = parts.first > 12 ? 'day' : parts.second > 12 ? 'month' : null
    if (order) shown[order] ??= cell
    else if (parts.first !== parts.second) open ??= /^[\d./-]+/.exec(cell.text)?.[0]
  }
  const { day, month } = shown
  if (day && month)
    throw new FileRefusal('dates', Math.max(day.line, month.line), `${day.text} · ${month.text}`)
  if (day) return 'day'
  if (month) return 'month'
  if (open !== undefined && !answer) throw new DateQuestion(open)
  return answer ?? 'day'
}

export interface When {
  instant: number
  zone: string
}

/**
 * The instant of a date cell and a time cell, in a zone unless the cell has an offset of its own. Else the reason why there is
 * none: no date, no time of day, or a time that the clock of that day skips or has twice.
 */
export function readWhen(
  { date, time: timeCell }: { date: string; time: string },
  order: DateOrder,
  zone: string,
): When | LeftOutReason {
  // Milliseconds since 1970 have 13 digits from 2001 on.
  if (/^\d{13}$/.test(date)) return { instant: Number(date), zone }
  const parts = splitDate(date.replaceAll(/\s+/g, ' '))
  if (!parts) return 'date'
  const rest = parts.rest.replace(/^(T|\s?[,-]\s|\s)/i, '')
  const clock = time.exec(rest === '' ? clockCell(timeCell) : rest)
  if (!clock) return rest === '' && timeCell === '' ? 'time' : 'date'
  const [month, day] =
    parts.isIso || order === 'month' ? [parts.first, parts.second] : [parts.second, parts.first]
  const [hour, minute, second] = [hourOf(clock), Number(clock[2]), Number(clock[3] ?? 0)]
  const wall = hour === null ? null : wallTime({ year: parts.year, month, day, hour, minute, second })
  if (wall === null) return 'date'
  const exact = wall + Math.floor(Number(`0.${clock[4] ?? 0}`) * 1000)
  return clock[6] ? atOffset(exact, clock[6], zone) : inZone(exact, zone)
}

/** "8.15": a point between hours and minutes, in a cell that has the time alone. */
const clockCell = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replace(/^(\d{1,2})\.(\d\d)(?:\.(\d\d))?(?!\d)/, (_, hour, minute, second) =>
      [hour, minute, second].filter(Boolean).join(':'),
    )

/** The hour of a clock of 24 or 12 hours; null for 13 p. m. */
function hourOf([, hours, , , , half]: RegExpExecArray): number | null {
  const hour = Number(hours)
  if (half === undefined) return hour
  if (hour < 1 || hour > 12) return null
  return (hour % 12) + (/p/i.test(half) ? 12 : 0)
}

function atOffset(wall: number, text: string, zone: string): When | LeftOutReason {
  const offset = offsetOf(text)
  if (offset === null) return 'date'
  const instant = wall - offset * 60_000
  // "Z" is how programs write an instant, and says nothing about the place.
  return { instant, zone: /z/i.test(text) ? zone : zoneWithOffset(offset, instant, zone) }
}

function inZone(wall: number, zone: string): When | LeftOutReason {
  const instant = instantAt(wall, zone)
  return instant === null ? 'clock' : { instant, zone }
}
