/** Registers the service worker. Private windows and old browsers may refuse it, and the portal works without it. */
export async function registerWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js')
  } catch {
    // There is nothing to read without a connection then.
  }
}
