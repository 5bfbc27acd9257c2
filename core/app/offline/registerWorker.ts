/** Registers the service worker. Resolves to whether the browser has it; private windows and old browsers may refuse it. */
export async function registerWorker(): Promise<boolean> {
  try {
    // Playwright and some browsers resolve without a registration where workers are blocked.
    const registration = (await navigator.serviceWorker.register('/sw.js')) as
      | ServiceWorkerRegistration
      | undefined
    return registration !== undefined
  } catch {
    return false
  }
}
