/** A path on which a side can be reached; null after the last one. */
export type Candidate = RTCIceCandidateInit | null

/** Milliseconds in which candidates are collected: a browser finds most of its own at once. */
const COLLECTED_MS = 10

/** Sends candidates together, because the server checks each message. Returns a function that takes a candidate. */
export function batchCandidates(send: (candidates: Candidate[]) => void): (candidate: Candidate) => void {
  let batch: Candidate[] = []
  return (candidate) => {
    if (batch.push(candidate) > 1) return
    setTimeout(() => {
      send(batch)
      batch = []
    }, COLLECTED_MS)
  }
}
