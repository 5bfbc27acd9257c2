import { zoneOffset } from '../../../schemas/time/wallClock'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** When somebody can come. */
export interface WishedTimes {
  /** 0 Sunday to 6 Saturday. */
  weekdays: readonly number[]
  /** Minutes of the day between which a time starts. */
  fromMinute: number
  toMinute: number
  /** The clock of weekdays and minutes: an IANA zone or an offset. */
  zone: string
  /** A time starts before this instant, in milliseconds. */
  before: number
  noticeHours: number
}

/** Whether somebody can come at a time that is free at `now`. All instants in milliseconds. */
export function canCome(start: number, wish: WishedTimes, now: number): boolean {
  if (start >= wish.before || start < now + wish.noticeHours * HOUR) return false
  const clock = new Date(start + zoneOffset(start, wish.zone) * MINUTE)
  const minute = clock.getUTCHours() * 60 + clock.getUTCMinutes()
  return wish.weekdays.includes(clock.getUTCDay()) && minute >= wish.fromMinute && minute < wish.toMinute
}

/** The least time in which somebody can be expected to answer. */
const MIN_ANSWER_MS = 15 * MINUTE

/**
 * Until when a freed time is held: some minutes, at most until it can be booked no more. Null: it starts too soon for somebody to
 * answer. Takes instants in milliseconds, and the milliseconds before its start until which a time may be booked.
 */
export function answerByOf(
  start: number,
  { now, leadMs, holdMinutes }: { now: number; leadMs: number; holdMinutes: number },
): number | null {
  const hold = holdMinutes * MINUTE
  const answerBy = Math.min(now + hold, start - leadMs)
  return answerBy - now >= Math.min(hold, MIN_ANSWER_MS) ? answerBy : null
}
