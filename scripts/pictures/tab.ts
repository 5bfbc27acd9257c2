import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

export interface Variant {
  brand: 'portico' | 'covadonga' | 'esaludplus' | 'specialists'
  theme: 'light' | 'dark'
  size: 'phone' | 'desktop'
}

/** How else a screen is seen: narrow phones, letters of twice the size, forced colours, paper. */
export const modes = ['narrow', 'large', 'forced', 'print'] as const
export type Mode = (typeof modes)[number]

const optionsOfMode: Readonly<Record<Mode, BrowserContextOptions>> = {
  narrow: { viewport: { width: 320, height: 640 } },
  large: {},
  forced: { forcedColors: 'active' },
  print: {},
}

/** Makes an open page look as in a mode that is no setting of its browser. */
export async function applyMode(page: Page, mode: Mode | undefined): Promise<void> {
  if (mode === 'print') await page.emulateMedia({ media: 'print' })
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
  {
    url,
    storageState,
    mode,
  }: { url: string; storageState?: BrowserContextOptions['storageState']; mode?: Mode | undefined },
): Promise<Page> {
  const context = await browser.newContext({
    ...sizes[size],
    ...(mode && optionsOfMode[mode]),
    baseURL: addressOf(brand, url),
    ...(storageState && { storageState }),
    colorScheme: theme,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    reducedMotion: 'reduce',
  })
  return context.newPage()
}

/** How long a page may load, in milliseconds: one that asks for free times again and again is pictured then. */
const LOADING_MS = 10_000

/** Resolves when fonts are loaded and the network is idle, or has been busy for long. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: LOADING_MS }).catch(() => {})
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
