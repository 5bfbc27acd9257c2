import type { RemoteParticipant, RemoteTrack } from 'twilio-video'
import type { EngineEvents } from '@portico/calls/engine/engine'
import { SCREEN } from './sdk'

/** Picture and sound of somebody, as one stream. */
export class RemoteTracks {
  #stream = new MediaStream()
  readonly #tracks = new Map<RemoteParticipant, Set<RemoteTrack>>()

  constructor(
    private readonly events: Pick<EngineEvents, 'onRemote' | 'onRemotePicture' | 'onRemoteShare' | 'onLink'>,
  ) {
    events.onRemote(this.#stream)
  }

  watch(participant: RemoteParticipant): void {
    const tracks = new Set<RemoteTrack>()
    this.#tracks.set(participant, tracks)
    const add = (track: RemoteTrack) => {
      // Who is no longer watched may still publish.
      if (this.#tracks.get(participant) !== tracks) return
      tracks.add(track)
      this.#add(track)
    }
    participant.tracks.forEach(({ track }) => track && add(track))
    participant.on('trackSubscribed', add)
    participant.on('trackUnsubscribed', (track: RemoteTrack) => this.#remove(track))
  }

  /** Removes the tracks of one participant: who comes back may be there before the room reports that they had left. */
  forget(participant: RemoteParticipant): void {
    this.#tracks.get(participant)?.forEach((track) => this.#remove(track))
    this.#tracks.delete(participant)
  }

  clear(): void {
    this.#tracks.clear()
    this.#stream.getTracks().forEach((track) => this.#stream.removeTrack(track))
    this.events.onRemotePicture(false)
    this.events.onRemoteShare(false)
  }

  #add(track: RemoteTrack): void {
    if (track.kind === 'data') return
    const media = track.mediaStreamTrack
    this.#stream.addTrack(media)
    this.events.onRemote(this.#stream)
    this.events.onLink('good')
    if (track.kind === 'audio') return
    this.events.onRemoteShare(track.name === SCREEN)
    // The browser mutes a track of which nothing arrives: a connection alone says nothing about a picture.
    media.addEventListener('mute', () => this.events.onRemotePicture(false))
    media.addEventListener('unmute', () => this.events.onRemotePicture(true))
    this.events.onRemotePicture(!media.muted)
  }

  #remove(track: RemoteTrack): void {
    if (track.kind === 'data') return
    this.#stream.removeTrack(track.mediaStreamTrack)
    if (track.kind === 'audio') return
    this.events.onRemotePicture(this.#stream.getVideoTracks().length > 0)
    if (track.name === SCREEN) this.events.onRemoteShare(false)
  }
}
