import { vi } from 'vitest'

const { waitFor } = vi

/** Waits up to 30 seconds, as screens do: busy machines are slow, and the default is one second. */
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: 30_000, ...options })
