import { chromium, type Browser } from '@playwright/test'

/** A browser in processes of its own, which fall asleep as with the lid of a laptop: no timer runs and no packet is read. */
export interface Laptop {
  browser: Browser
  sleep: () => void
  wake: () => void
  close: () => Promise<void>
}

/** Starts a laptop with the browser of the tests. */
export async function openLaptop(options: Parameters<typeof chromium.launchServer>[0]): Promise<Laptop> {
  const server = await chromium.launchServer({ ...options })
  const browser = await chromium.connect(server.wsEndpoint())
  const { pid } = server.process()
  // The processes of a browser are a group, which its first one leads.
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => pid !== undefined && process.kill(-pid, name)
  return {
    browser,
    sleep: () => void signal('SIGSTOP'),
    wake: () => void signal('SIGCONT'),
    close: async () => {
      signal('SIGCONT')
      await browser.close()
      await server.close()
    },
  }
}
