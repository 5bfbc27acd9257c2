import type { RemoteParticipant } from 'twilio-video'

/** Milliseconds between two checks. */
const INTERVAL = 4000

/** Whether a track that a participant has published has not arrived. */
const hasMissingTrack = ({ state, tracks }: RemoteParticipant): boolean =>
  state === 'connected' && [...tracks.values()].some(({ track }) => track === null)

/**
 * Checks at intervals that the published tracks arrive: the SDK waits forever for a track that a failed negotiation has lost.
 * Takes the number of checks in a row that find a track missing before `onMissing` is called. Returns a function that stops
 * the checks.
 */
export function watchMissingTracks(
  participants: () => Iterable<RemoteParticipant>,
  checks: number,
  onMissing: () => void,
): () => void {
  let found = 0
  const timer = setInterval(() => {
    found = [...participants()].some(hasMissingTrack) ? found + 1 : 0
    if (found === checks) onMissing()
  }, INTERVAL)
  return () => clearInterval(timer)
}
