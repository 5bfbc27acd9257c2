import type { CallSeat } from '@schemas/hub'
import type { Signalling } from '../engine/engine'

/** What a side says about its devices and its line. Who cannot be heard or seen is shown on their picture. */
export interface SideState {
  isMuted: boolean
  isCameraOff: boolean
  /** The system has taken a device away, as for a telephone call. */
  isInterrupted: boolean
  /** The side has chosen to go on without pictures. */
  isSoundOnly: boolean
  /** What arrives is poor: the other side should send a smaller picture. */
  isLinePoor: boolean
}

/** The name under which sides talk to each other, beside the tabs of their engines. */
const PEER = 'side'

const fields = ['isMuted', 'isCameraOff', 'isInterrupted', 'isSoundOnly', 'isLinePoor'] as const

/** Reads what the other side says; undefined for anything else. */
function readState(data: string): SideState | undefined {
  try {
    const said = JSON.parse(data) as Partial<Record<string, unknown>>
    if (!fields.every((field) => typeof said[field] === 'boolean')) return undefined
    return Object.fromEntries(fields.map((field) => [field, said[field]])) as unknown as SideState
  } catch {
    return undefined
  }
}

/**
 * Tells the others in a call what this side's devices do, whatever the engine. A message may be lost, so it is repeated when
 * one of them gives a sign of life and when the hub is back.
 */
export class SideTalk {
  #said = ''
  readonly #ends: (() => void)[]

  constructor(
    private readonly signalling: Signalling,
    private readonly state: () => SideState,
    onOther: (state: SideState, from: CallSeat) => void,
  ) {
    this.#ends = [
      signalling.onSignal((peer, data, from) => {
        const said = peer === PEER ? readState(data) : undefined
        if (said) onOther(said, from)
      }),
      signalling.onJoined((_, isOwnSide) => {
        if (!isOwnSide) this.repeat()
      }),
      signalling.onBack(this.repeat),
    ]
    this.repeat()
  }

  /** Tells it again, to who has just come. */
  repeat = (): void => this.#send(JSON.stringify(this.state()))

  /** Something of this side may have changed: it is told once. */
  tell(): void {
    const data = JSON.stringify(this.state())
    if (data !== this.#said) this.#send(data)
  }

  end(): void {
    this.#ends.forEach((end) => end())
  }

  #send(data: string): void {
    this.#said = data
    // A message that is lost is repeated.
    void this.signalling.send(PEER, data).catch(() => undefined)
  }
}
