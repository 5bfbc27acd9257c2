import { HubError } from '@portico/core/realtime/hub'
import type { VideoCall } from '@schemas/generated/entities'
import type { CallSide } from '@schemas/hub'
import type { EngineRoom } from '../engine/engine'
import { LocalMedia, noMedia } from '../media/LocalMedia'
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
import type { CallServices, CallView } from './callView'
import { StateReader } from './StateReader'
import { hubSignalling } from './hubSignalling'
import { PendingEnds, browserEnds } from './PendingEnds'
import { repeatCall } from './repeatCall'
import { sendConnected, tabHub } from './sessionHub'

/** Milliseconds between two heartbeats of the caller. */
const BEAT = 20_000

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
  /** The name of this tab, by which the server knows which one has the call. */
  readonly #tab = crypto.randomUUID()
  readonly #ends: PendingEnds
  readonly #reader: StateReader
  /** Counts what the person ends, so that a late answer does not bring a call back. */
  #ended = 0

  constructor(
    private readonly onChange: (view: CallView) => void,
    private readonly hub = tabHub,
    storage = browserEnds,
  ) {
    this.#ends = new PendingEnds(hub, storage)
    this.#reader = new StateReader({
      hub,
      ends: this.#ends,
      state: () => this.#state,
      apply: (event) => this.#apply(event),
      ring: (call, side) => this.notify(call, side),
      repeat: () => this.#repeat(),
    })
    hub.onMessage('callAccepted', (call) => this.#apply({ type: 'accepted', call }))
    hub.onMessage('cancelCalling', (cancelled) => this.#apply({ type: 'cancelled', ...cancelled }))
    hub.onMessage('callEnded', (end) => this.#apply({ type: 'ended', end }))
  }

  get state(): CallState {
    return this.#state
  }

  use(services: CallServices): void {
    this.#services = services
  }

  /** A call arrives. When the line is busy, a doctor who calls is told (C-078); a patient waits (decision 964). */
  notify(call: VideoCall, side: CallSide): void {
    if (this.#silenced.has(call.id) || this.#state.call?.id === call.id) return
    // The message about the end of the previous call can arrive later.
    if (isNextCall(this.#state, call)) this.#apply({ type: 'left' })
    if (isBusy(this.#state) && side === 'doctor' && call.appointmentId !== null) return
    if (isBusy(this.#state)) return void this.hub.call('cancelVideoCall', call.id).catch(() => undefined)
    this.#apply({ type: 'notified', call, side })
    void this.#prepare()
  }

  /** Calls the other side, or comes back to a call in progress. Rejects with a `HubError` when it cannot start. */
  async start(appointmentId: number | null, side: CallSide, withCamera = true): Promise<void> {
    const ended = this.#ended
    const media = this.#openMedia(withCamera)
    try {
      const call = await sendConnected(this.hub, () =>
        this.hub.call('startCall', appointmentId, { tab: this.#tab }),
      )
      if (ended !== this.#ended) return this.#endAtServer(call)
      this.#started(call, side)
    } catch (error) {
      if (ended === this.#ended) this.#release()
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
      const send = () => this.hub.call('acceptVideoCall', call.id, { tab: this.#tab })
      this.#apply({ type: 'accepted', call: await sendConnected(this.hub, send) })
    } catch (error) {
      // The hub took the answer and said so to both sides; only its reply was lost.
      if (this.#state.call?.id === call.id && this.#state.phase === 'inProgress') return
      this.#release()
      const isOver = error instanceof HubError && error.code !== 'DISCONNECTED'
      this.#apply(isOver ? { type: 'closed' } : { type: 'answering', isAnswering: false })
      throw error
    }
  }

  /** Refuses the call that rings, stops calling, or leaves the call. What the server does not learn now it learns later. */
  hangUp(): void {
    const { call, phase } = this.#state
    this.#ended++
    if (phase === 'ringing' && call) this.#silenced.add(call.id)
    if (call && isBusy(this.#state)) this.#endAtServer(call)
    this.#apply(phase === 'inProgress' ? { type: 'left' } : { type: 'closed' })
  }

  /** Leaves a call because the person signs out: the connection to the hub is the last that knows them. */
  leaveAtOnce(): void {
    const { call } = this.#state
    this.#ended++
    if (!call || !isBusy(this.#state)) return
    void this.hub.call('cancelVideoCall', call.id).catch(() => undefined)
    this.#apply({ type: 'closed' })
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

  /** Reads whether the other side is there, again and again. Returns a function that ends it. */
  watchOther = (): (() => void) => this.#reader.watchOther()

  #apply(event: CallEvent): void {
    const before = this.#state
    this.#state = reduceCall(before, event)
    const { phase } = this.#state
    this.#reader.watch(phase)
    if (phase === 'inProgress' && before.phase !== 'inProgress') void this.#join()
    if (before.phase !== phase && phase !== 'calling') clearInterval(this.#beat)
    // A late message of the call before must not close the devices that the next call has just opened.
    if (isBusy(before) && !isBusy(this.#state)) this.#release()
    this.#show()
  }

  #show(): void {
    this.onChange({ ...this.#state, media: this.#media?.state ?? noMedia, remote: this.#remote })
  }

  #started(call: VideoCall, side: CallSide): void {
    this.#ends.forget(call.id)
    if (call.id !== this.#state.call?.id) this.#leaveRoom()
    this.#repeatChoice(call)
    this.#apply({ type: 'started', call, side })
    void this.#prepare()
    clearInterval(this.#beat)
    this.#beat = setInterval(() => void this.#repeat(), BEAT)
  }

  /** Tells the server that the person has left a call, now or as soon as it can be reached. */
  #endAtServer(call: VideoCall): void {
    this.#ends.end(call, this.#services?.finish)
  }

  async #repeat(): Promise<void> {
    const { call, side, phase } = this.#state
    if (phase !== 'calling' || !call) return
    const ended = this.#ended
    try {
      const current = await repeatCall(this.hub, { call, side, tab: this.#tab })
      if (ended !== this.#ended) return this.#endAtServer(current)
      if (current.id === call.id) this.#apply({ type: 'read', call: current, awaySince: null })
      else this.#started(current, side)
    } catch (error) {
      // The hub does not take the call any more: the visit has ended, or its time is over.
      const isRefused = error instanceof HubError && error.code !== 'DISCONNECTED'
      if (isRefused && ended === this.#ended) this.#apply({ type: 'closed' })
    }
  }

  async #openMedia(withCamera: boolean): Promise<void> {
    this.#media?.close()
    const media = new LocalMedia((_, tracks) => {
      if (media !== this.#media) return
      this.#room?.send(tracks)
      this.#show()
    })
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
      signalling: hubSignalling({
        hub: this.hub,
        callId: call.id,
        side,
        tab: this.#tab,
        onRefused: (code) => this.#reader.refused(code),
      }),
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
    this.#leaveRoom()
    clearInterval(this.#beat)
    this.#media?.close()
    this.#media = null
  }

  /** Who starts another call while they talk is in the new one alone. */
  #leaveRoom(): void {
    if (this.#state.phase === 'inProgress' && this.#room) this.#state = noCall
    this.#room?.leave()
    this.#room = null
    this.#remote = null
  }
}
