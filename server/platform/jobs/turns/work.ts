/**
 * How long work takes: a small picture or a piece of an export; a large picture; a video. A job runs beside the jobs of
 * the other lanes, so that it never waits for a job of a longer lane.
 */
export type Lane = 'moments' | 'seconds' | 'minutes'

/** Work that a person causes. */
export interface Work {
  tenant: string
  person: string
  lane: Lane
}
