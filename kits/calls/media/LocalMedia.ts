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
  /** The open microphone, to measure its level; null without one. */
  microphone: MediaStreamTrack | null
  /** The system has taken a device away, as for a telephone call. */
  isInterrupted: boolean
  /** The camera on the back of a phone is shown, which is no mirror. */
  isRearCamera: boolean
  /** The call goes on without pictures, because a side has chosen so on a poor line. */
  isSoundOnly: boolean
}

/** No camera, microphone or picture yet. */
export const noMedia: MediaState = {
  preview: null,
  isMuted: false,
  isCameraOff: false,
  isSharing: false,
  cameraProblem: null,
  microphoneProblem: null,
  microphone: null,
  isInterrupted: false,
  isRearCamera: false,
  isSoundOnly: false,
}

/** Milliseconds until a device that was lost is opened again. */
const RETRY = 1000

/** Camera, microphone and shared screen of a call. A device that is missing or lost never ends the call. */
export class LocalMedia {
  #camera: MediaStreamTrack | null = null
  #microphone: MediaStreamTrack | null = null
  #screen: MediaStreamTrack | null = null
  #isClosed = false
  #isSuspended = false
  readonly #whenClosed = new AbortController()
  state = noMedia

  constructor(private readonly onChange: (state: MediaState, tracks: SentTracks) => void) {}

  get tracks(): SentTracks {
    const hasPicture = !this.state.isCameraOff && !this.state.isSoundOnly
    const video = this.#screen ?? (hasPicture ? this.#camera : null)
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

  /** Shows the camera on the other side of the phone. */
  async flipCamera(): Promise<void> {
    this.#set({ isRearCamera: !this.state.isRearCamera })
    this.#releaseCamera()
    await this.#openCamera()
  }

  /** Without pictures the camera is released; with them it opens again unless it is off. */
  async setSoundOnly(isSoundOnly: boolean): Promise<void> {
    if (isSoundOnly === this.state.isSoundOnly) return
    this.#set({ isSoundOnly })
    if (isSoundOnly) this.#releaseCamera()
    else if (!this.state.isCameraOff) await this.#openCamera()
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

  /** Releases both devices while nobody may be seen, and opens those that are on again. */
  async suspend(isSuspended: boolean): Promise<void> {
    if (isSuspended === this.#isSuspended) return
    this.#isSuspended = isSuspended
    if (!isSuspended) return this.reopen()
    this.#microphone?.stop()
    this.#microphone = null
    this.#releaseCamera()
    this.#set({})
  }

  /** Opens the chosen devices again, after another choice or a permission. */
  async reopen(): Promise<void> {
    if (this.#isSuspended) return
    this.#microphone?.stop()
    this.#releaseCamera()
    await Promise.all([this.#openMicrophone(), this.#isCameraWanted ? this.#openCamera() : undefined])
  }

  close(): void {
    this.#isClosed = true
    this.#whenClosed.abort()
    for (const track of [this.#camera, this.#microphone, this.#screen]) track?.stop()
  }

  async #openCamera(): Promise<void> {
    const { track, problem } = await openCamera(this.state.isRearCamera)
    if (this.#isUnwanted || !this.#isCameraWanted) {
      track?.stop()
      return
    }
    this.#camera?.stop()
    this.#camera = track
    if (track) this.#watch(track, () => this.#openCamera())
    this.#set({ cameraProblem: problem })
  }

  async #openMicrophone(): Promise<void> {
    const { track, problem } = await openMicrophone()
    if (this.#isUnwanted) {
      track?.stop()
      return
    }
    this.#microphone = track
    if (track) {
      track.enabled = !this.state.isMuted
      this.#watch(track, () => this.#openMicrophone())
    }
    this.#set({ microphoneProblem: problem })
  }

  /** A device may be lost, or be taken away and given back by the system. */
  #watch(track: MediaStreamTrack, open: () => Promise<void>): void {
    track.addEventListener('ended', () => this.#lost(open))
    track.addEventListener('mute', () => this.#set({}))
    track.addEventListener('unmute', () => this.#set({}))
    document.addEventListener('visibilitychange', this.#lookAgain, { signal: this.#whenClosed.signal })
  }

  /** Who comes back from a telephone call may find devices that send nothing: they are opened again. */
  #lookAgain = (): void => {
    if (document.visibilityState === 'visible' && this.state.isInterrupted) void this.reopen()
  }

  get #isCameraWanted(): boolean {
    return !this.state.isCameraOff && !this.state.isSoundOnly
  }

  get #isUnwanted(): boolean {
    return this.#isClosed || this.#isSuspended
  }

  #releaseCamera(): void {
    this.#camera?.stop()
    this.#camera = null
  }

  /** A device was unplugged or its permission withdrawn: another one may be there. */
  #lost(open: () => Promise<void>): void {
    setTimeout(() => void (this.#isUnwanted || open()), RETRY)
  }

  #set(change: Partial<MediaState>): void {
    const shown = this.#screen ?? (this.#camera?.readyState === 'live' ? this.#camera : null)
    const [current] = this.state.preview?.getTracks() ?? []
    const preview = shown === (current ?? null) ? this.state.preview : shown && new MediaStream([shown])
    const isInterrupted = [this.#camera, this.#microphone].some(isTakenAway)
    this.state = { ...this.state, ...change, preview, isInterrupted, microphone: this.#microphone }
    if (!this.#isClosed) this.onChange(this.state, this.tracks)
  }
}

const isTakenAway = (track: MediaStreamTrack | null): boolean => track?.readyState === 'live' && track.muted

const stopTrack = (track: MediaStreamTrack): false => {
  track.stop()
  return false
}
