import type { VideoCall } from '@schemas/generated/entities'
import type { SentTracks } from '../engine/engine'
import { LocalMedia, noMedia, type MediaState } from '../media/LocalMedia'
import { readChoice, rememberChoice } from '../media/rejoinChoice'

interface DeviceOptions {
  /** The call of the tab. */
  call: () => VideoCall | null
  /** Other tracks are to be sent. */
  onTracks: (tracks: SentTracks) => void
  onChange: () => void
}

/** The devices of the call of a tab. Each call opens them anew; without a call there are none. */
export class SessionDevices {
  #media: LocalMedia | null = null

  constructor(private readonly options: DeviceOptions) {}

  get state(): MediaState {
    return this.#media?.state ?? noMedia
  }

  get tracks(): SentTracks {
    return this.#media?.tracks ?? { audio: null, video: null, isScreen: false }
  }

  get isOpen(): boolean {
    return this.#media !== null
  }

  async open(withCamera: boolean): Promise<void> {
    this.close()
    const media = new LocalMedia((_, tracks) => {
      if (media !== this.#media) return
      this.options.onTracks(tracks)
      this.options.onChange()
    })
    this.#media = media
    await media.open(withCamera)
  }

  close(): void {
    this.#media?.close()
    this.#media = null
  }

  /** What was off when this appointment was last talked about is off again: nobody is heard unawares. */
  repeatChoice(call: VideoCall, withCamera = true): void {
    const choice = readChoice(call)
    if (choice?.isMuted) this.#media?.setMuted(true)
    if (choice?.isCameraOff && withCamera) void this.#media?.setCameraOff(true)
  }

  setMuted(isMuted: boolean): void {
    this.#media?.setMuted(isMuted)
    this.#remember()
  }

  setCameraOff(isOff: boolean): void {
    void this.#media?.setCameraOff(isOff)
    this.#remember()
  }

  /** Returns false when nothing was chosen or the browser cannot share. */
  share = async (): Promise<boolean> => (await this.#media?.share()) ?? false

  stopSharing(): void {
    this.#media?.stopSharing()
  }

  flipCamera(): void {
    void this.#media?.flipCamera()
  }

  setSoundOnly(isSoundOnly: boolean): void {
    void this.#media?.setSoundOnly(isSoundOnly)
  }

  reopen = async (): Promise<void> => this.#media?.reopen()

  /** Releases the devices while the person looks at something else, and opens them again. */
  suspend(isSuspended: boolean): void {
    void this.#media?.suspend(isSuspended)
  }

  #remember(): void {
    const call = this.options.call()
    if (call && this.#media) rememberChoice(call, this.#media.state)
  }
}
