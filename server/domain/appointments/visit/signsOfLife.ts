/**
 * Seconds without a heartbeat after which who calls counts as gone. Browsers let the timers of a hidden page run once a minute, and
 * a caller repeats the call every 20 seconds.
 */
export const CALLER_GONE_SECONDS = 75

/** Seconds without a heartbeat after which a side of a call in progress counts as away: a new call may begin. */
export const AWAY_SECONDS = 45

/** Seconds without a heartbeat after which a call in progress is cut off. A network that comes back earlier continues the call. */
export const CUT_OFF_SECONDS = 120

/** Seconds after the connection of a caller has ended in which the same page, or the one after a reload, may come back. */
export const RELOAD_SECONDS = 10
