import type { Call } from '@portico/core/http/useCall'
import type { OptionValues } from '@portico/core/plugin/useHost'
import { HubError, callHub, onHubMessage, whenHubConnected } from '@portico/core/realtime/hub'
import type { VideoCall } from '@schemas/generated/entities'
import type { CallSide } from '@schemas/hub'
import type { CallEngine, EngineRoom, SentTracks } from '../engine/engine'
import { LocalMedia, noMedia, type MediaState } from '../media/LocalMedia'
import { readChoice, rememberChoice } from '../media/rejoinChoice'
import {
  isBusy,
  isJoinable,
  isNextCall,
  noCall,
  reduceCall,
  type CallEvent,
  type CallState,
} from './callState'
import { hubSignalling } from './hubSignalling'

/** What the session needs of the page it runs in. */
export interface CallServices {
  /** Loads the video engine of the tenant. */
  engine: () => Promise<CallEngine>
  iceServers: () => Promise<RTCIceServer[]>
  api: Call
  /** The options of the plugin that offers the engine. */
  options: OptionValues
  /** Tells the server that this side leaves a call. */
  finish: (callId: number) => Promise<void>
}

/** What the session shows: the state of the call, of this side's devices, and the picture of the other side. */
export interface CallView extends CallState {
  media: MediaState
  remote: MediaStream | null
}

/** What is shown without a call. */
export const noView: CallView = { ...noCall, media: noMedia, remote: null }

/** Milliseconds between two heartbeats of the caller. */
const BEAT = 20_000

/** Milliseconds that a message waits for a connection: a page that has just opened is still connecting. */
const CONNECTING = 5000

/** Sends a message to the hub, a second time once the hub is connected. Rejects with a `HubError`. */
async function sendConnected<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    const isOffline = error instanceof HubError && error.code === 'DISCONNECTED'
    if (!isOffline || !(await whenHubConnected(CONNECTING))) throw error
    return send()
  }
}

/** The call of this tab. It outlives the screens that show it. */
export class CallSession {
  #state = noCall
  #media: LocalMedia | null = null
  #room: EngineRoom | null = null
  #remote: MediaStream | null = null
  #beat: ReturnType<typeof setInterval> | undefined
  /** Calls that this person did not answer, so that their heartbeats do not ring again. */
  readonly #silenced = new Set<number>()
  #services: CallServices | null = null

  constructor(private readonly onChange: (view: CallView) => void) {
    onHubMessage('callAccepted', (call) => this.#apply({ type: 'accepted', call }))
    onHubMessage('cancelCalling', (cancelled) => this.#apply({ type: 'cancelled', ...cancelled }))
    onHubMessage('callEnded', (end) => this.#apply({ type: 'ended', end }))
  }

  get state(): CallState {
    return this.#state
  }

  use(services: CallServices): void {
    this.#services = services
  }

  /** A call arrives. When the line is busy, the caller is told (C-078). */
  notify(call: VideoCall, side: CallSide): void {
    if (this.#silenced.has(call.id) || this.#state.call?.id === call.id) return
    // The message about the end of the previous call can arrive later.
    if (isNextCall(this.#state, call)) this.#apply({ type: 'left' })
    if (isBusy(this.#state)) return void callHub('cancelVideoCall', call.id).catch(() => undefined)
    this.#apply({ type: 'notified', call, side })
    void this.#prepare()
  }

  /** Calls the other side, or comes back to a call in progress. Rejects with a `HubError` when it cannot start. */
  async start(appointmentId: number | null, side: CallSide, withCamera = true): Promise<void> {
    const media = this.#openMedia(withCamera)
    try {
      const call = await sendConnected(() => callHub('startCall', appointmentId))
      this.#repeatChoice(call)
      this.#apply({ type: 'started', call, side })
      void this.#prepare()
      clearInterval(this.#beat)
      this.#beat = setInterval(() => void this.#signOfLife(appointmentId), BEAT)
    } catch (error) {
      this.#release()
      throw error
    }
    await media
    if (this.#state.phase === 'calling') await this.#joinEarly()
  }

  /** Answers the call that rings. Rejects with a `HubError` when it rings no more. */
  async answer(withCamera = true): Promise<void> {
    const { call } = this.#state
    if (!call) return
    this.#apply({ type: 'answering', isAnswering: true })
    void this.#openMedia(withCamera)
    this.#repeatChoice(call, withCamera)
    try {
      const accepted = await sendConnected(() => callHub('acceptVideoCall', call.id))
      this.#apply({ type: 'accepted', call: accepted })
    } catch (error) {
      // The hub took the answer and said so to both sides; only its reply was lost.
      if (this.#state.call?.id === call.id && this.#state.phase === 'inProgress') return
      this.#release()
      const isOver = error instanceof HubError && error.code !== 'DISCONNECTED'
      this.#apply(isOver ? { type: 'closed' } : { type: 'answering', isAnswering: false })
      throw error
    }
  }

  /** Refuses the call that rings, stops calling, or leaves the call. */
  hangUp(): void {
    const { call, phase } = this.#state
    if (phase === 'ringing' && call) this.#silenced.add(call.id)
    if (call && phase !== 'inProgress') void callHub('cancelVideoCall', call.id).catch(() => undefined)
    if (call && phase === 'inProgress') void this.#services?.finish(call.id).catch(() => undefined)
    this.#apply(phase === 'inProgress' ? { type: 'left' } : { type: 'closed' })
  }

  /** Stops ringing here, without an answer. */
  silence(): void {
    if (this.#state.call) this.#silenced.add(this.#state.call.id)
    this.#apply({ type: 'silenced' })
  }

  /** Closes the message about a call that is over. */
  close(): void {
    this.#apply({ type: 'closed' })
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

  reopenDevices = async (): Promise<void> => this.#media?.reopen()

  retry(): void {
    this.#room?.retry()
  }

  #apply(event: CallEvent): void {
    const before = this.#state
    this.#state = reduceCall(before, event)
    const { phase } = this.#state
    if (phase === 'inProgress' && before.phase !== 'inProgress') void this.#join()
    if (before.phase !== phase && phase !== 'calling') clearInterval(this.#beat)
    // A late message of the call before must not close the devices that the next call has just opened.
    if (isBusy(before) && !isBusy(this.#state)) this.#release()
    this.#show()
  }

  #show(): void {
    this.onChange({ ...this.#state, media: this.#media?.state ?? noMedia, remote: this.#remote })
  }

  /** The server forgets a caller who sends no heartbeat. */
  async #signOfLife(appointmentId: number | null): Promise<void> {
    if (this.#state.phase !== 'calling') return
    const call = await callHub('startCall', appointmentId).catch(() => undefined)
    if (call?.status === 'inProgress') this.#apply({ type: 'accepted', call })
  }

  async #openMedia(withCamera: boolean): Promise<void> {
    this.#media?.close()
    const media = new LocalMedia((_, tracks) => this.#mediaChanged(media, tracks))
    this.#media = media
    await media.open(withCamera)
  }

  /** What was off when this appointment was last talked about is off again: nobody is heard unawares. */
  #repeatChoice(call: VideoCall, withCamera = true): void {
    const choice = readChoice(call)
    if (choice?.isMuted) this.#media?.setMuted(true)
    if (choice?.isCameraOff && withCamera) void this.#media?.setCameraOff(true)
  }

  #remember(): void {
    if (this.#state.call && this.#media) rememberChoice(this.#state.call, this.#media.state)
  }

  #mediaChanged(media: LocalMedia, tracks: SentTracks): void {
    if (media !== this.#media) return
    this.#room?.send(tracks)
    this.#show()
  }

  /** Loads the engine while it rings. Whatever fails is tried again by joining. */
  async #prepare(): Promise<void> {
    const services = this.#services
    const engine = await services?.engine().catch(() => undefined)
    if (services) engine?.prepare?.(services)
  }

  /** Joins before the answer, with the devices open, if the engine does so. */
  async #joinEarly(): Promise<void> {
    const engine = await this.#services?.engine().catch(() => undefined)
    if (engine?.joinsBeforeAnswer) await this.#join()
  }

  async #join(): Promise<void> {
    const { call, side } = this.#state
    const services = this.#services
    if (!call || !services) return
    const engine = await services.engine()
    if (!isJoinable(this.#state) || this.#state.call?.id !== call.id || this.#room) return
    const media = this.#media
    this.#room = engine.join({
      call,
      side,
      signalling: hubSignalling(call.id, side),
      iceServers: services.iceServers,
      api: services.api,
      options: services.options,
      tracks: media?.tracks ?? { audio: null, video: null, isScreen: false },
      events: {
        onLink: (link) => this.#apply({ type: 'link', link }),
        onRemote: (remote) => {
          this.#remote = remote
          this.#show()
        },
        onRemotePicture: (isMoving) => this.#apply({ type: 'picture', isMoving }),
        onRemoteShare: (isShared) => this.#apply({ type: 'remoteShare', isShared }),
        onTaken: () => this.#apply({ type: 'taken' }),
      },
    })
    if (media) this.#room.send(media.tracks)
  }

  #release(): void {
    clearInterval(this.#beat)
    this.#room?.leave()
    this.#room = null
    this.#media?.close()
    this.#media = null
    this.#remote = null
  }
}
