import { availableParallelism } from 'node:os'
import { createTurns } from './turns'

/**
 * The turns of this process. One large picture is decoded at a time, because it takes hundreds of megabytes. A screen of the
 * portal sends at most a few files at once, so that nobody who only uses it meets the limit.
 */
export const turns = createTurns({
  places: { moments: Math.max(2, availableParallelism()), seconds: 1, minutes: 1 },
  maxWaiting: 20,
})
