import type { connect, LocalAudioTrack, LocalVideoTrack, Logger } from 'twilio-video'

/** The part of Twilio's software that a room needs. */
export interface Sdk {
  connect: typeof connect
  LocalAudioTrack: typeof LocalAudioTrack
  LocalVideoTrack: typeof LocalVideoTrack
  Logger: Pick<typeof Logger, 'getLogger'>
}

/**
 * Switches the log of the software off. Before each of some hundred lines it asks for the level again, for which the page waits for
 * its cookies: the option `logLevel` alone hides the lines and keeps the wait.
 */
export function muteLog({ Logger: { getLogger } }: Pick<Sdk, 'Logger'>): void {
  const log = getLogger('twilio-video')
  log.setLevel('silent', false)
  log.setDefaultLevel = () => {}
}

/** The name of a track with a screen. */
export const SCREEN = 'screen'
