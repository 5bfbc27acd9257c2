import type { BrowserContext, Page } from '@playwright/test'

type State = Awaited<ReturnType<BrowserContext['storageState']>>

/** By tenant's address and person; each worker has its own. */
const sessions = new Map<string, { state: State; at: number }>()
/** Well before a token is renewed, which a second browser with the same tokens must not do. */
const FRESH_MS = 4 * 60_000
/** What the browser chose by itself; another test's browser may speak another language. */
const preferenceKeys = ['language', 'theme']

/**
 * Signs a person in as `byForm` does, or gives the browser what another one of this worker got from it: the form is
 * tested for itself, and asks a password's price each time. Out: true when the form was not needed.
 */
export async function restoreSession(page: Page, origin: string, person: string): Promise<boolean> {
  const known = sessions.get(`${origin} ${person}`)
  if (!known || Date.now() - known.at > FRESH_MS) return false
  await page.context().addCookies(known.state.cookies)
  await page.goto(`${origin}/tenant/tenant.json`)
  const entries = known.state.origins.find((one) => one.origin === origin)?.localStorage ?? []
  await page.evaluate(
    (kept) => kept.forEach(({ name, value }) => localStorage.setItem(name, value)),
    entries.filter(({ name }) => !preferenceKeys.includes(name)),
  )
  return true
}

/** Remembers a browser that has just signed in. */
export async function saveSession(page: Page, origin: string, person: string): Promise<void> {
  sessions.set(`${origin} ${person}`, { state: await page.context().storageState(), at: Date.now() })
}
