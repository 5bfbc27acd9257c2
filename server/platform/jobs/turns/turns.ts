import { HttpError } from '../../errors/httpError'
import { createShares } from './shares'
import type { Lane, Work } from './work'

/** Runs the work of many persons, each in their turn. */
export interface Turns {
  /** Runs a job when its turn comes. Throws 429 TOO_MUCH_WORK when too many jobs of the person wait. */
  run: <T>(work: Work, job: () => Promise<T>) => Promise<T>
  /**
   * The same pieces; the making of each waits for its turn, and a slow reader holds nobody up. Only the first piece of work
   * that is not continued throws 429 TOO_MUCH_WORK.
   */
  stream: <T>(work: Work, pieces: AsyncIterable<T>, isContinued?: boolean) => AsyncIterable<T>
}

export interface TurnOptions {
  /** How many jobs of a lane run at once. */
  places: Readonly<Record<Lane, number>>
  /** How many jobs of a person wait at most. */
  maxWaiting: number
  /** Milliseconds of a clock that never goes back. */
  now?: () => number
}

interface Waiting {
  work: Work
  start: () => void
}

/**
 * Creates turns: of the tenants that wait, the one whose last turn is the longest ago; of its persons, the one for whom the
 * least work was done; of their jobs, the oldest.
 */
export function createTurns({ places, maxWaiting, now = () => performance.now() }: TurnOptions): Turns {
  const shares = createShares(now)
  const running: Record<Lane, number> = { moments: 0, seconds: 0, minutes: 0 }
  let waiting: Waiting[] = []

  const startNext = (lane: Lane) => {
    const next =
      running[lane] < places[lane]
        ? waiting.filter((one) => one.work.lane === lane).toSorted(shares.compare)[0]
        : undefined
    if (!next) return
    waiting = waiting.filter((one) => one !== next)
    running[lane] += 1
    shares.begin(next.work)
    next.start()
  }
  const run = async <T>(work: Work, job: () => Promise<T>, limit = maxWaiting): Promise<T> => {
    const own = waiting.filter(
      ({ work: { tenant, person } }) => tenant === work.tenant && person === work.person,
    )
    if (own.length >= limit) throw new HttpError(429, 'TOO_MUCH_WORK')
    shares.enter(work)
    await new Promise<void>((start) => {
      waiting.push({ work, start })
      startNext(work.lane)
    })
    const startedAt = now()
    try {
      return await job()
    } finally {
      running[work.lane] -= 1
      shares.end(work, now() - startedAt)
      startNext(work.lane)
    }
  }
  return {
    run: (work, job) => run(work, job),
    stream: (work, pieces, isContinued = false) =>
      streamBy(pieces, (make, isFirst) => run(work, make, isFirst && !isContinued ? maxWaiting : Infinity)),
  }
}

async function* streamBy<T>(
  pieces: AsyncIterable<T>,
  take: <R>(make: () => Promise<R>, isFirst: boolean) => Promise<R>,
): AsyncIterable<T> {
  const source = pieces[Symbol.asyncIterator]()
  try {
    let piece = await take(() => source.next(), true)
    while (!piece.done) {
      yield piece.value
      piece = await take(() => source.next(), false)
    }
  } finally {
    // Stops the source when the client disconnects.
    await source.return?.()
  }
}
