import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

export interface Variant {
  brand: 'portico' | 'covadonga' | 'esaludplus' | 'specialists'
  theme: 'light' | 'dark'
  size: 'phone' | 'desktop'
}

const sizes = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
}

/** The address of a brand at a portal. */
export const addressOf = (brand: Variant['brand'], url: string): string =>
  new URL(url.replace('localhost', `${brand}.localhost`)).href

/** Opens a tab in a brand, size and colour scheme, with cookies and storage of a session. Motion is off, so that two runs give the same picture. */
export async function openTab(
  browser: Browser,
  { brand, theme, size }: Variant,
  { url, storageState }: { url: string; storageState?: BrowserContextOptions['storageState'] },
): Promise<Page> {
  const context = await browser.newContext({
    ...sizes[size],
    baseURL: addressOf(brand, url),
    ...(storageState && { storageState }),
    colorScheme: theme,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    reducedMotion: 'reduce',
  })
  return context.newPage()
}

/** Resolves when fonts are loaded and the network is idle. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
