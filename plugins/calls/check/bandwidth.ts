/** How fast a browser receives and sends, in kilobits per second; null where it could not be measured. */
export interface Bandwidth {
  down: number | null
  up: number | null
}

/** What moves a number of bytes in one direction. Rejects when it is stopped. */
export type Transfer = (bytes: number, signal: AbortSignal) => Promise<unknown>

/** The sizes that are tried, the small one first: a slow line is measured with little data, a fast one with more. */
const sizes = [60_000, 500_000, 2_000_000]
/** Milliseconds from which on a measurement is long enough to believe. */
const LONG_ENOUGH = 500
/** Milliseconds after which a transfer is stopped; both directions stay below ten seconds. */
const TIMEOUT = 4000

/** What a call with a picture needs in each direction, in kilobits per second. */
const NEEDED = { down: 500, up: 400 }

/** Whether a picture may freeze. What could not be measured says nothing. */
export const isNarrow = ({ down, up }: Bandwidth): boolean =>
  (down ?? Infinity) < NEEDED.down || (up ?? Infinity) < NEEDED.up

/** Measures one direction after the other, so that they do not compete for bandwidth. */
export async function measureBandwidth(download: Transfer, upload: Transfer): Promise<Bandwidth> {
  return { down: await measure(download), up: await measure(upload) }
}

/** The speed of the largest size that was moved; of a stopped transfer the speed that it did not reach. */
async function measure(move: Transfer): Promise<number | null> {
  let speed: number | null = null
  for (const bytes of sizes) {
    const signal = AbortSignal.timeout(TIMEOUT)
    const start = performance.now()
    const isDone = await move(bytes, signal).then(
      () => true,
      () => false,
    )
    const time = performance.now() - start
    if (!isDone) return signal.aborted ? (speed ?? kilobits(bytes, TIMEOUT)) : speed
    speed = kilobits(bytes, time)
    if (time >= LONG_ENOUGH) return speed
  }
  return speed
}

/** Kilobits per second with two digits: more would claim a precision that a moment does not have. */
export const kilobits = (bytes: number, ms: number): number =>
  Number(((bytes * 8) / Math.max(1, ms)).toPrecision(2))
