import type { SentTracks } from '../engine/engine'
import type { MediaProblem } from './mediaProblem'
import { openCamera, openMicrophone, openScreen } from './openTrack'

/** The camera, microphone and screen of this side. */
export interface MediaState {
  /** The picture to show to oneself; null without one. */
  preview: MediaStream | null
  isMuted: boolean
  isCameraOff: boolean
  isSharing: boolean
  cameraProblem: MediaProblem | null
  microphoneProblem: MediaProblem | null
}

/** No camera, microphone or picture yet. */
export const noMedia: MediaState = {
  preview: null,
  isMuted: false,
  isCameraOff: false,
  isSharing: false,
  cameraProblem: null,
  microphoneProblem: null,
}

/** Milliseconds until a device that was lost is opened again. */
const RETRY = 1000

/** Camera, microphone and shared screen of a call. A device that is missing or lost never ends the call. */
export class LocalMedia {
  #camera: MediaStreamTrack | null = null
  #microphone: MediaStreamTrack | null = null
  #screen: MediaStreamTrack | null = null
  #isClosed = false
  state = noMedia

  constructor(private readonly onChange: (state: MediaState, tracks: SentTracks) => void) {}

  get tracks(): SentTracks {
    const video = this.#screen ?? (this.state.isCameraOff ? null : this.#camera)
    return { audio: this.#microphone, video, isScreen: this.#screen !== null }
  }

  /** Opens both devices at once, so that the browser asks once. */
  async open(withCamera: boolean): Promise<void> {
    this.#set({ isCameraOff: !withCamera })
    await Promise.all([this.#openMicrophone(), withCamera ? this.#openCamera() : undefined])
  }

  /** The microphone stays open and sends silence, so that it is back at once. */
  setMuted(isMuted: boolean): void {
    if (this.#microphone) this.#microphone.enabled = !isMuted
    this.#set({ isMuted })
  }

  /** A camera that is off is released: its light goes out. */
  async setCameraOff(isCameraOff: boolean): Promise<void> {
    this.#set({ isCameraOff })
    if (isCameraOff) this.#releaseCamera()
    else await this.#openCamera()
    this.#set({})
  }

  /** Replaces the camera by a screen until it is stopped. Returns whether something is shared. */
  async share(): Promise<boolean> {
    const screen = await openScreen()
    if (!screen || this.#isClosed) return screen !== null && stopTrack(screen)
    this.#screen = screen
    screen.addEventListener('ended', () => this.stopSharing())
    this.#set({ isSharing: true })
    return true
  }

  stopSharing(): void {
    this.#screen?.stop()
    this.#screen = null
    this.#set({ isSharing: false })
  }

  /** Opens the chosen devices again, after another choice or a permission. */
  async reopen(): Promise<void> {
    this.#microphone?.stop()
    this.#releaseCamera()
    await Promise.all([this.#openMicrophone(), this.state.isCameraOff ? undefined : this.#openCamera()])
  }

  close(): void {
    this.#isClosed = true
    for (const track of [this.#camera, this.#microphone, this.#screen]) track?.stop()
  }

  async #openCamera(): Promise<void> {
    const { track, problem } = await openCamera()
    if (this.#isClosed || this.state.isCameraOff) {
      track?.stop()
      return
    }
    this.#camera?.stop()
    this.#camera = track
    track?.addEventListener('ended', () => this.#lost(() => this.#openCamera()))
    this.#set({ cameraProblem: problem })
  }

  async #openMicrophone(): Promise<void> {
    const { track, problem } = await openMicrophone()
    if (this.#isClosed) {
      track?.stop()
      return
    }
    this.#microphone = track
    if (track) {
      track.enabled = !this.state.isMuted
      track.addEventListener('ended', () => this.#lost(() => this.#openMicrophone()))
    }
    this.#set({ microphoneProblem: problem })
  }

  #releaseCamera(): void {
    this.#camera?.stop()
    this.#camera = null
  }

  /** A device was unplugged or its permission withdrawn: another one may be there. */
  #lost(open: () => Promise<void>): void {
    setTimeout(() => void (this.#isClosed || open()), RETRY)
  }

  #set(change: Partial<MediaState>): void {
    const shown = this.#screen ?? (this.#camera?.readyState === 'live' ? this.#camera : null)
    const [current] = this.state.preview?.getTracks() ?? []
    const preview = shown === (current ?? null) ? this.state.preview : shown && new MediaStream([shown])
    this.state = { ...this.state, ...change, preview }
    if (!this.#isClosed) this.onChange(this.state, this.tracks)
  }
}

const stopTrack = (track: MediaStreamTrack): false => {
  track.stop()
  return false
}
