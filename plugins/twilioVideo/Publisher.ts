import type { LocalAudioTrack, LocalParticipant, LocalVideoTrack } from 'twilio-video'
import type { SentTracks } from '@portico/calls/engine/engine'
import { SCREEN, type Sdk } from './sdk'

type Published = LocalAudioTrack | LocalVideoTrack

type Participant = Pick<LocalParticipant, 'publishTrack' | 'unpublishTrack'>

/** Publishes the tracks of this side, one change after another. It never stops a device: the call owns them. */
export class Publisher {
  #audio: Published | null
  #video: Published | null
  #participant: Participant | null = null
  #queue = Promise.resolve()

  constructor(
    private readonly sdk: Pick<Sdk, 'LocalAudioTrack' | 'LocalVideoTrack'>,
    { audio, video, isScreen }: SentTracks,
  ) {
    this.#audio = this.#toLocal(audio, 'microphone')
    this.#video = this.#toLocal(video, isScreen ? SCREEN : 'camera')
  }

  /** The tracks to join with. */
  get first(): Published[] {
    return [this.#audio, this.#video].filter((track) => track !== null)
  }

  /** The room is joined: from now on changes are published. */
  start(participant: Participant): void {
    this.#participant = participant
  }

  publish({ audio, video, isScreen }: SentTracks): void {
    const before = this.#queue
    const publish = async () => {
      await before
      // Both in one step, so that the room negotiates once.
      await Promise.all([
        this.#replace(this.#audio, audio, 'microphone').then((next) => (this.#audio = next)),
        this.#replace(this.#video, video, isScreen ? SCREEN : 'camera').then((next) => (this.#video = next)),
      ])
    }
    // A failure means that the room was left meanwhile.
    this.#queue = publish().catch(() => undefined)
  }

  async #replace(
    current: Published | null,
    track: MediaStreamTrack | null,
    name: string,
  ): Promise<Published | null> {
    if ((current?.mediaStreamTrack ?? null) === track) return current
    if (current) this.#participant?.unpublishTrack(current)
    const next = this.#toLocal(track, name)
    if (next) await this.#participant?.publishTrack(next)
    return next
  }

  #toLocal(track: MediaStreamTrack | null, name: string): Published | null {
    if (!track) return null
    const { LocalAudioTrack, LocalVideoTrack } = this.sdk
    return track.kind === 'audio'
      ? new LocalAudioTrack(track, { name, logLevel: 'off' })
      : new LocalVideoTrack(track, { name, logLevel: 'off' })
  }
}
