import { vi } from 'vitest'
import type { FieldName } from '../faults'

type Listener = (event: object) => void

/** What a field tells the page while somebody types. */
export interface FieldEvent {
  empty: boolean
  complete: boolean
  error?: { code: string }
}

let construct: (key: string) => object = () => ({})

/** The loader keeps the first one that it finds. */
const installed = Object.assign((key: string) => construct(key), { version: 'endive' })

/** A small Stripe: fields in frames, and the answer to a card. It stands where the script of Stripe puts the real one. */
export function stubStripe() {
  const listeners = new Map<FieldName, Map<string, Listener>>()
  const focused: FieldName[] = []
  const confirmCardSetup = vi.fn<(secret: string, data: object) => Promise<object>>()
  const keys: string[] = []
  const create = (name: FieldName) => {
    const own = new Map<string, Listener>()
    listeners.set(name, own)
    let frame: HTMLIFrameElement | undefined
    return {
      on: (event: string, listener: Listener) => own.set(event, listener),
      mount: (target: HTMLElement) => {
        target.innerHTML = `<iframe title="${name}"></iframe>`
        frame = target.querySelector('iframe') ?? undefined
      },
      focus: () => focused.push(name),
      destroy: () => frame?.remove(),
    }
  }
  const stripe = { elements: () => ({ create }), confirmCardSetup }
  construct = (key) => {
    keys.push(key)
    return stripe
  }
  Object.assign(window, { Stripe: installed })
  const emit = (name: FieldName, event: string, data: object = {}) => listeners.get(name)?.get(event)?.(data)
  const names: FieldName[] = ['cardNumber', 'cardExpiry', 'cardCvc']
  return {
    confirmCardSetup,
    focused,
    keys,
    load: () => names.forEach((name) => emit(name, 'ready')),
    fail: () => emit('cardNumber', 'loaderror'),
    change: (name: FieldName, event: FieldEvent) => emit(name, 'change', event),
    fill: () => names.forEach((name) => emit(name, 'change', { empty: false, complete: true })),
    clear: () => names.forEach((name) => emit(name, 'change', { empty: true, complete: false })),
  }
}
