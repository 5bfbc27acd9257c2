import type { VideoCall } from '@schemas/generated/entities'
import type { CallSide } from '@schemas/hub'
import type { CallEvent, CallState } from './callState'
import type { PendingEnds } from './PendingEnds'
import type { SessionHub } from './sessionHub'

/** Milliseconds between two looks at a call that rings here, whose end may have been lost. */
const RINGING = 10_000
/** Milliseconds between two looks at whether the other side is there. */
const OTHER = 5000

interface ReaderOptions {
  hub: SessionHub
  ends: PendingEnds
  state: () => CallState
  apply: (event: CallEvent) => void
  /** A call rings for the person. */
  ring: (call: VideoCall, side: CallSide) => void
  /** Repeats the call of a tab that calls. */
  repeat: () => Promise<void>
}

/**
 * Keeps the call of a tab as the server has it. Messages of the hub can be lost, so the state is read after each connect, while a
 * call rings, and when the server refuses a sign of life.
 */
export class StateReader {
  #timer: ReturnType<typeof setInterval> | undefined
  /** Since when there is no connection, in milliseconds since 1970. */
  #awaySince: number | null = null

  constructor(private readonly options: ReaderOptions) {
    options.hub.onConnection((isConnected) => {
      if (isConnected) void this.#connected()
      else this.#awaySince = Date.now()
    })
  }

  /** Looks at the call again and again while it rings. */
  watch(phase: CallState['phase']): void {
    if (phase !== 'ringing') {
      clearInterval(this.#timer)
      this.#timer = undefined
    } else this.#timer ??= setInterval(() => void this.read(), RINGING)
  }

  /** Reads the call again and again, for as long as the other side is not seen. */
  watchOther(): () => void {
    void this.read()
    const timer = setInterval(() => void this.read(), OTHER)
    return () => clearInterval(timer)
  }

  /** The hub does not take a sign of life. */
  refused(code: string): void {
    if (code === 'CALL_TAKEN') this.options.apply({ type: 'taken' })
    else void this.read()
  }

  /** Reads the call of the tab, and what rings. A hub without this message leaves everything as it is. */
  async read(): Promise<void> {
    const { hub, apply, ring, state } = this.options
    const own = state().call
    const calls = await hub.call('readCalls', own ? [own.id] : []).catch(() => [])
    const awaySince = this.#awaySince
    const call = calls.find(({ id }) => id === own?.id)
    if (call) apply({ type: 'read', call, awaySince })
    for (const one of calls)
      if (one.status === 'calling' && one.id !== state().call?.id) ring(one, calledSide(one))
  }

  async #connected(): Promise<void> {
    const { ends, repeat, state } = this.options
    await ends.send()
    // Who calls gives a sign of life first, so that the call is not forgotten meanwhile.
    if (state().phase === 'calling') await repeat()
    await this.read()
    this.#awaySince = null
  }
}

const calledSide = ({ startedBy }: VideoCall): CallSide => (startedBy === 'doctor' ? 'patient' : 'doctor')
