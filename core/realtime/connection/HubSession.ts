import { HubError } from '../hub'
import type { HubStatus } from '../hubState'
import { retryDelay } from './retryDelay'

/** One open connection. */
export interface HubLink {
  /** Rejects with a `HubError`. */
  call: (name: string, ...args: readonly unknown[]) => Promise<unknown>
  stop: () => void
}

export interface HubSessionOptions {
  /** Opens a connection. `onLost` is called once when it breaks, never after `stop`. */
  open: (onLost: () => void) => Promise<HubLink>
  /** The current access token. */
  token: () => string | null
  onStatus: (status: HubStatus) => void
}

/**
 * Keeps one connection open: registers the people after each connect, and after a loss tries again until it is stopped. `retry` tries at once.
 */
export class HubSession {
  #people: readonly string[] = []
  #link: HubLink | undefined
  #token: string | null = null
  #hasFailed = false
  /** Failed attempts since somebody last asked to try at once. */
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #isTrying = false
  #isStopped = false

  constructor(private readonly options: HubSessionOptions) {}

  /** Opens the connection for these people: the user, and whom they act for. */
  start(people: readonly string[]): void {
    this.#people = people
    void this.#attempt()
  }

  /** Registers others instead; those who are left out get no message any more. */
  setPeople(people: readonly string[]): void {
    const before = this.#people
    this.#people = people
    const send = (name: string, userId: string) => void this.#link?.call(name, userId).catch(() => {})
    before.filter((id) => !people.includes(id)).forEach((id) => send('unregister', id))
    people.filter((id) => !before.includes(id)).forEach((id) => send('registerUser', id))
  }

  /**
   * Tries at once, and soon again if that fails: who asks has a reason to expect more of the line than before. An open connection is
   * checked, because after a sleep it may be dead without knowing.
   */
  retry(): void {
    this.#failures = 0
    if (this.#link) void this.#check(this.#link)
    else void this.#attempt()
  }

  /** The token was renewed: an open connection takes it over, a lost one is opened again. */
  renewed(): void {
    const token = this.options.token()
    if (token === null || token === this.#token) return
    if (!this.#link) return void this.#attempt()
    this.#token = token
    // A hub without this message closes the connection when the token expires, and a new one is opened at once.
    void this.#link.call('renewToken', token).catch(() => (this.#token = null))
  }

  /** Sends to the hub. Rejects with a `HubError`. */
  async call(name: string, ...args: readonly unknown[]): Promise<unknown> {
    if (!this.#link) throw new HubError('DISCONNECTED')
    return this.#link.call(name, ...args)
  }

  /** Tells the hub that nobody listens here any more, without ending the session. */
  leave(): void {
    this.#people.forEach((id) => void this.#link?.call('unregister', id).catch(() => {}))
  }

  stop(): void {
    this.leave()
    this.#isStopped = true
    clearTimeout(this.#timer)
    this.#link?.stop()
    this.#link = undefined
    this.options.onStatus({ state: 'disconnected', retryAt: null })
  }

  async #attempt(): Promise<void> {
    if (this.#isTrying || this.#isStopped || this.#link) return
    clearTimeout(this.#timer)
    // Nobody is signed in any more: the hub would only refuse. A new token tries again.
    if (this.options.token() === null) return this.options.onStatus({ state: 'disconnected', retryAt: null })
    this.#isTrying = true
    this.options.onStatus({ state: this.#hasFailed ? 'reconnecting' : 'disconnected', retryAt: null })
    const link = await this.#open().catch(() => undefined)
    this.#isTrying = false
    if (this.#isStopped) link?.stop()
    else if (link === undefined) this.#wait()
    else this.#connected()
  }

  /** Opens and registers a connection. Rejects when it breaks meanwhile. */
  async #open(): Promise<HubLink> {
    this.#token = this.options.token()
    const link = await this.options.open(() => this.#lost(link))
    try {
      this.#link = link
      await this.#register(link)
      if (this.#link !== link) throw new HubError('DISCONNECTED')
      return link
    } catch (error) {
      this.#link = undefined
      link.stop()
      throw error
    }
  }

  #connected(): void {
    this.#hasFailed = false
    this.#failures = 0
    this.options.onStatus({ state: 'connected', retryAt: null })
  }

  /** Registers everybody. Only the user has to be accepted: acting for somebody may have ended meanwhile. */
  async #register(link: HubLink): Promise<void> {
    const [user, ...others] = this.#people
    if (user !== undefined) await link.call('registerUser', user)
    await Promise.all(others.map((id) => link.call('registerUser', id).catch(() => {})))
  }

  async #check(link: HubLink): Promise<void> {
    const answer = this.#register(link).then(
      () => true,
      () => false,
    )
    const isAlive = await Promise.race([answer, after(checkTime)])
    if (isAlive || this.#link !== link) return
    link.stop()
    this.#link = undefined
    void this.#attempt()
  }

  #lost(link: HubLink): void {
    if (this.#link !== link || this.#isStopped) return
    this.#link = undefined
    // Closed because the token has expired, and there is a new one or none: no reason to wait.
    if (this.#token !== this.options.token()) return void this.#attempt()
    if (!this.#isTrying) this.#wait()
  }

  #wait(): void {
    clearTimeout(this.#timer)
    const delay = retryDelay(this.#failures)
    this.#failures += 1
    this.#hasFailed = true
    this.#timer = setTimeout(() => void this.#attempt(), delay)
    this.options.onStatus({ state: 'reconnecting', retryAt: Date.now() + delay })
  }
}

/** Milliseconds that a connection may take to answer before it counts as dead. */
const checkTime = 5000

const after = (time: number) => new Promise<false>((resolve) => setTimeout(() => resolve(false), time))
