import { vi } from 'vitest'
import type { Sdk } from './sdk'

/** Something that emits, as the classes of the package do. */
class Emitter {
  readonly #listeners = new Map<string, ((...args: unknown[]) => void)[]>()
  on(name: string, listener: (...args: unknown[]) => void): this {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener])
    return this
  }
  emit(name: string, ...args: unknown[]): void {
    this.#listeners.get(name)?.forEach((listener) => listener(...args))
  }
}

export class FakeRoom extends Emitter {
  participants = new Map<string, unknown>()
  published: { name: string; mediaStreamTrack: unknown }[] = []
  disconnect = vi.fn<() => void>()
  localParticipant = {
    publishTrack: async (track: FakeRoom['published'][number]) => void this.published.push(track),
    unpublishTrack: (track: unknown) => {
      this.published = this.published.filter((one) => one !== track)
    },
  }
}

/** Somebody else in a room. */
export class Participant extends Emitter {
  state = 'connected'
  tracks = new Map<string, object>()
  constructor(readonly identity: string) {
    super()
  }
}

/** The stream of a browser, which the test environment has not. */
export class FakeStream {
  tracks: unknown[] = []
  getTracks = () => this.tracks
  getVideoTracks = () => this.tracks
  addTrack = (track: unknown) => void this.tracks.push(track)
  removeTrack = (track: unknown) => void (this.tracks = this.tracks.filter((one) => one !== track))
}

class LocalTrack {
  readonly name: string
  constructor(
    readonly mediaStreamTrack: unknown,
    { name }: { name: string },
  ) {
    this.name = name
  }
}

/** Twilio’s software, as far as a room uses it. */
export function fakeSdk(connect: unknown): Sdk {
  const Logger = { getLogger: () => ({ setLevel: () => {} }) }
  return { connect, LocalAudioTrack: LocalTrack, LocalVideoTrack: LocalTrack, Logger } as unknown as Sdk
}
