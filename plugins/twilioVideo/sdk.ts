import type { connect, LocalAudioTrack, LocalVideoTrack } from 'twilio-video'

/** The part of Twilio's software that a room needs. */
export interface Sdk {
  connect: typeof connect
  LocalAudioTrack: typeof LocalAudioTrack
  LocalVideoTrack: typeof LocalVideoTrack
}

/** The name of a track with a screen (CALL-039). */
export const SCREEN = 'screen'
