import type { CardFieldsState, CardOutcome } from '@portico/cards/cardFields'

/** A message of the fields. */
type Message =
  | { type: 'ready' }
  | { type: 'height'; height: number }
  | { type: 'challenge'; open: boolean }
  | { type: 'outcome'; outcome: CardOutcome }

/** The connection to the fields in a frame. */
export interface Connection {
  isReady: () => boolean
  submit: () => Promise<CardOutcome>
  close: () => void
}

interface Capture {
  /** The only origin that gets the secret. */
  origin: string
  clientSecret: string
}

interface Listeners {
  onState: (state: CardFieldsState) => void
  onHeight: (height: number) => void
}

const MAX_HEIGHT = 1000

/** Connects the page with the fields of a frame that has loaded, by a message port of their own. */
export function connect(
  frame: Window,
  { origin, clientSecret }: Capture,
  { onState, onHeight }: Listeners,
): Connection {
  const { port1: port, port2 } = new MessageChannel()
  let ready = false
  let answer: ((outcome: CardOutcome) => void) | null = null
  const finish = (outcome: CardOutcome) => {
    answer?.(outcome)
    answer = null
  }
  port.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.type === 'ready') ready = true
    if (data.type === 'ready') onState('ready')
    if (data.type === 'challenge') onState(data.open ? 'challenge' : 'ready')
    if (data.type === 'height') onHeight(Math.min(data.height, MAX_HEIGHT))
    if (data.type === 'outcome') finish(data.outcome)
  })
  port.start()
  frame.postMessage({ type: 'start', clientSecret }, origin, [port2])
  return {
    isReady: () => ready,
    submit: () =>
      new Promise((resolve) => {
        answer = resolve
        port.postMessage({ type: 'submit' })
      }),
    close: () => {
      port.close()
      finish({ status: 'refused', reason: 'failed' })
    },
  }
}
