import { HubError } from '@portico/core/realtime/hub'
import type { VideoCall } from '@schemas/generated/entities'
import type { CallSeat, CallSide, CallTab } from '@schemas/hub'
import type { CallRoom } from './CallRoom'
import {
  isBusy,
  isJoinable,
  isNextCall,
  isTakeover,
  noCall,
  reduceCall,
  type CallEvent,
  type CallState,
} from './callState'
import type { CallServices, CallView } from './callView'
import { StateReader } from './StateReader'
import { hubSignalling } from './hubSignalling'
import { PendingEnds, browserEnds } from './PendingEnds'
import { CallPeople } from './people/CallPeople'
import { joinsEarly, openRoom, prepareEngine } from './openRoom'
import { answerCall, repeatCall } from './repeatCall'
import { SessionDevices } from './SessionDevices'
import { forgetTabCall, rememberTabCall } from './tabCall'
import { listenToCalls, sendConnected, tabHub } from './sessionHub'

/** Milliseconds between two heartbeats of the caller. */
const BEAT = 20_000

/** The call of this tab. It outlives the screens that show it. */
export class CallSession {
  #state = noCall
  /** Camera, microphone and screen of this side. */
  readonly devices: SessionDevices
  #room: CallRoom | null = null
  /** Who else is in the call besides both sides. */
  readonly #people: CallPeople
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
  /** Whether a call begins. Its devices are open while the hub may still end the call before it. */
  #isStarting = false

  constructor(
    private readonly onChange: (view: CallView) => void,
    private readonly hub = tabHub,
    storage = browserEnds,
  ) {
    this.devices = new SessionDevices({
      call: () => this.#state.call,
      onTracks: (tracks) => this.#room?.send(tracks),
      onChange: () => {
        this.#room?.tell()
        this.#show()
      },
    })
    this.#ends = new PendingEnds(hub, storage)
    this.#people = new CallPeople(hub, () => this.#show())
    this.#reader = new StateReader({
      hub,
      ends: this.#ends,
      state: () => this.#state,
      apply: (event) => this.#apply(event),
      ring: (call, side) => this.notify(call, side),
      repeat: () => this.#repeat(),
    })
    listenToCalls(hub, (event) => this.#apply(event))
    hub.onMessage('consultationChanged', ({ appointmentId }) => this.#changed('patient', appointmentId))
    hub.onMessage('waitingChanged', () => this.#changed('doctor'))
  }

  get state(): CallState {
    return this.#state
  }

  use(services: CallServices): void {
    this.#services = services
  }

  /** A call arrives. When the line is busy, a doctor who calls is told (C-078); a patient waits (decision 964). */
  notify(call: VideoCall, side: CallSide): void {
    if (this.#silenced.has(call.id)) return
    // The call of this tab may have turned: the other side rings back.
    if (this.#state.call?.id === call.id) return this.#apply({ type: 'read', call, awaySince: null })
    // The message about the end of the previous call can arrive later.
    if (isNextCall(this.#state, call)) this.#apply({ type: 'left' })
    if (isBusy(this.#state) && side === 'doctor' && call.appointmentId !== null) return
    if (isBusy(this.#state)) return void this.hub.call('cancelVideoCall', call.id).catch(() => undefined)
    this.#apply({ type: 'notified', call, side })
    void prepareEngine(this.#services)
  }

  /** Calls the other side or the pool, or comes back to a call in progress. Rejects with a `HubError` when it cannot start. */
  async start(visit: number | null, side: CallSide, more: Pick<CallTab, 'reason'> = {}): Promise<void> {
    const ended = this.#ended
    this.#isStarting = true
    const media = this.devices.open(true)
    try {
      const call = await sendConnected(this.hub, () =>
        this.hub.call('startCall', visit, { tab: this.#tab, ...more }),
      )
      if (ended !== this.#ended) return this.#endAtServer(call)
      this.#started(call, side)
    } catch (error) {
      // A call that this tab already has goes on.
      if (ended === this.#ended && !isBusy(this.#state)) this.#release()
      throw error
    } finally {
      this.#isStarting = false
    }
    await media
    if (this.#state.phase === 'calling' && (await joinsEarly(this.#services))) await this.#join()
  }

  /** Comes into a call in progress in the seat of a guest, who was let in. */
  enter(call: VideoCall, seat: CallSeat, withCamera: boolean): void {
    void this.devices.open(withCamera)
    this.#started(call, seat)
  }

  /** Answers the call that rings. Rejects with a `HubError` when it rings no more. */
  async answer(withCamera = true): Promise<void> {
    const { call, side } = this.#state
    if (!call) return
    this.#apply({ type: 'answering', isAnswering: true })
    void this.devices.open(withCamera)
    this.devices.repeatChoice(call, withCamera)
    try {
      const answered = await sendConnected(this.hub, () => answerCall(this.hub, call, this.#tab))
      // The patient looked at something else: it rings at them.
      if (answered.status === 'calling') this.#started(answered, side)
      else this.#apply({ type: 'accepted', call: answered })
    } catch (error) {
      // The hub took the answer and said so to both sides; only its reply was lost.
      if (this.#state.call?.id === call.id && this.#state.phase === 'inProgress') return
      this.#release()
      const isOver = error instanceof HubError && error.code !== 'DISCONNECTED'
      this.#apply(isOver ? { type: 'closed' } : { type: 'answering', isAnswering: false })
      throw error
    }
  }

  /** Says to who calls in how many minutes this side comes. At a doctor it then rings no more. Rejects with a `HubError`. */
  async delay(callId: number, minutes: number): Promise<void> {
    const call = await this.hub.call('delayCall', callId, minutes)
    this.#apply({ type: 'read', call, awaySince: null })
  }

  /** Whether a patient who waits looks at something else: the devices are off until they come back, and an answer rings. */
  setAway(isAway: boolean): void {
    if (this.#state.phase !== 'calling' || this.#state.isAway === isAway) return
    this.#apply({ type: 'away', isAway })
    this.devices.suspend(this.#state.isAway)
    void this.#repeat()
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

  /** The room of the call; null without one. */
  get room(): CallRoom | null {
    return this.#room
  }

  /** Reads whether the other side is there, again and again. Returns a function that ends it. */
  watchOther = (): (() => void) => this.#reader.watchOther()

  #apply(event: CallEvent): void {
    if (isTakeover(event)) forgetTabCall()
    const before = this.#state
    this.#state = reduceCall(before, event)
    const { phase } = this.#state
    this.#reader.watch(phase)
    if (phase === 'inProgress' && before.phase !== 'inProgress') void this.#join()
    if (before.phase !== phase && phase !== 'calling') clearInterval(this.#beat)
    // Who called is now called: nobody is in the room, or seen, before they answer.
    if (before.phase === 'calling' && phase === 'ringing') this.#release()
    // A late message of the call before must not close the devices that the next call has just opened.
    if (isBusy(before) && !isBusy(this.#state)) this.#release(this.#isStarting)
    this.#show()
  }

  #show(): void {
    this.onChange({ ...this.#state, ...this.#people.view, media: this.devices.state, remote: this.#remote })
  }

  #started(call: VideoCall, side: CallSeat): void {
    this.#ends.forget(call.id)
    rememberTabCall(call.id)
    if (call.id !== this.#state.call?.id) this.#leaveRoom()
    this.devices.repeatChoice(call)
    this.#apply({ type: 'started', call, side })
    void prepareEngine(this.#services)
    clearInterval(this.#beat)
    this.#beat = setInterval(() => void this.#repeat(), BEAT)
  }

  /** Something about a visit has changed: of the call of this tab the server is asked. */
  #changed(side: CallSide, appointmentId?: number | null): void {
    const { phase, call, side: own } = this.#state
    if (own !== side || (side === 'patient' && call?.appointmentId !== appointmentId)) return
    if (phase === 'calling') void this.#repeat()
    if (phase === 'ringing') void this.#reader.read()
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
      const { isAway } = this.#state
      const current = await repeatCall(this.hub, { call, side, from: { tab: this.#tab, isAway } })
      if (ended !== this.#ended) return this.#endAtServer(current)
      if (current.id === call.id) this.#apply({ type: 'read', call: current, awaySince: null })
      else this.#started(current, side)
    } catch (error) {
      // The hub does not take the call any more: the visit has ended, or its time is over.
      const isRefused = error instanceof HubError && error.code !== 'DISCONNECTED'
      if (isRefused && ended === this.#ended) this.#apply({ type: 'closed' })
    }
  }

  async #join(): Promise<void> {
    const { call, side } = this.#state
    const services = this.#services
    if (!call || !services) return
    const engine = await services.engine()
    if (!isJoinable(this.#state) || this.#state.call?.id !== call.id || this.#room) return
    this.#room = openRoom({
      engine,
      services,
      call,
      side,
      devices: this.devices,
      people: this.#people,
      signalling: hubSignalling({
        hub: this.hub,
        callId: call.id,
        side,
        tab: this.#tab,
        onRefused: (code) => this.#reader.refused(code),
      }),
      apply: (event) => this.#apply(event),
      onRemote: (remote) => {
        this.#remote = remote
        this.#show()
      },
    })
  }

  #release(keepsDevices = false): void {
    this.#leaveRoom()
    clearInterval(this.#beat)
    if (!keepsDevices) this.devices.close()
  }

  /** Who starts another call while they talk is in the new one alone. */
  #leaveRoom(): void {
    if (this.#state.phase === 'inProgress' && this.#room) this.#state = noCall
    this.#people.stop()
    this.#room?.leave()
    this.#room = null
    this.#remote = null
  }
}
