import type { RemoteParticipant } from 'twilio-video'

/** Milliseconds between two looks at what has arrived. */
const INTERVAL = 4000

/** Whether something that a side has published has not arrived. */
const isMissing = ({ state, tracks }: RemoteParticipant): boolean =>
  state === 'connected' && [...tracks.values()].some(({ track }) => track === null)

/**
 * Watches that what the other side publishes arrives: the software waits without end for a track that a failed negotiation lost.
 * In: the number of looks in a row that find something missing before `onMissing`. Out: a function that ends it.
 */
export function watchMissing(
  participants: () => Iterable<RemoteParticipant>,
  looks: number,
  onMissing: () => void,
): () => void {
  let found = 0
  const timer = setInterval(() => {
    found = [...participants()].some(isMissing) ? found + 1 : 0
    if (found === looks) onMissing()
  }, INTERVAL)
  return () => clearInterval(timer)
}
