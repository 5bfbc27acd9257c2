import type { BrowserContext, Page } from '@playwright/test'

type State = Awaited<ReturnType<BrowserContext['storageState']>>

/** Browser states by tenant origin and person. Each worker has its own cache. */
const sessions = new Map<string, { state: State; at: number }>()
/** Shorter than the life of a token: two browsers must not renew the same one. */
const FRESH_MS = 4 * 60_000
/** Preferences that the browser of each test sets automatically. */
const preferenceKeys = ['language', 'device.theme']

/**
 * Restores the session of an earlier test of this worker, as the sign-in form is slow by design.
 * Returns false if there is none, and the form is needed.
 */
export async function restoreSession(page: Page, origin: string, person: string): Promise<boolean> {
  const cached = sessions.get(`${origin} ${person}`)
  if (!cached || Date.now() - cached.at > FRESH_MS) return false
  await page.context().addCookies(cached.state.cookies)
  await page.goto(`${origin}/tenant/tenant.json`)
  const entries = cached.state.origins.find((state) => state.origin === origin)?.localStorage ?? []
  await page.evaluate(
    (items) => items.forEach(({ name, value }) => localStorage.setItem(name, value)),
    entries.filter(({ name }) => !preferenceKeys.includes(name)),
  )
  return true
}

/** Stores the session of a browser that just signed in. */
export async function saveSession(page: Page, origin: string, person: string): Promise<void> {
  sessions.set(`${origin} ${person}`, { state: await page.context().storageState(), at: Date.now() })
}
