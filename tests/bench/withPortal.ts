import type { Browser, CDPSession, Page } from '@playwright/test'
import { createSession, startPortal } from './portal'
import { inNewTab } from './visit'

/** Where a portal runs: the folder of the project, its data, and its port. */
export interface PortalPlace {
  root: string
  data: string
  port: number
}

/** A portal with somebody signed in. */
interface OpenPortal {
  url: string
  /** Runs the work in a new tab with an empty cache, on a phone, and closes it. */
  inTab: <T>(work: (page: Page, cdp: CDPSession) => Promise<T>) => Promise<T>
}

/** Starts a portal, signs ana in, does the work, and stops the portal. */
export async function withPortal<T>(
  browser: Browser,
  { root, data, port }: PortalPlace,
  work: (portal: OpenPortal) => Promise<T>,
): Promise<T> {
  const { url, stop } = await startPortal(root, data, port)
  try {
    const storageState = await createSession(browser, url)
    const inTab: OpenPortal['inTab'] = (inside) =>
      inNewTab(browser, { storageState }, async (page, cdp) => {
        // The compiler of this file may insert calls of __name, which pages do not have.
        await page.addInitScript('globalThis.__name ??= (value) => value')
        return inside(page, cdp)
      })
    return await work({ url, inTab })
  } finally {
    await stop()
  }
}
