import { expect, type Page } from '@playwright/test'
import { port } from './server'
import { saveSession, restoreSession } from './sessionCache'

export const password = 'Portico2026'
export type Person = 'ana' | 'luis' | 'doctor' | 'doctor2' | 'admin' | 'videos'

/** Opens the portal with a session of a person. Ends on the home screen. */
export async function signIn(page: Page, person: Person, address = '/'): Promise<void> {
  const { origin, href } = new URL(address, `http://localhost:${port}`)
  if (!(await restoreSession(page, origin, person))) {
    await signInByForm(page, person, href)
    return saveSession(page, new URL(page.url()).origin, person)
  }
  await page.goto(href)
  await expectHome(page)
}

/** Opens the portal and signs in on the identity server's page. Ends on the home screen. */
export async function signInByForm(page: Page, person: Person, address = '/'): Promise<void> {
  await page.goto(address)
  await fillSignIn(page, person)
  if (person === 'ana') await chooseOwnAccount(page)
  await expectHome(page)
}

const expectHome = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toContainText(/Buen|Good|Tu día|Your day/)

/** Fills and sends the identity server's form. */
export async function fillSignIn(page: Page, person: string, secret = password): Promise<void> {
  await page.locator('input[autocomplete="username"]').fill(`${person}@portico.test`)
  await page.locator('input[autocomplete="current-password"]').fill(secret)
  await page.getByRole('button', { name: /^(Iniciar sesión|Sign in)$/ }).click()
}

/** Ana has dependents, so she chooses an account (AUTH-016): her own. */
export async function chooseOwnAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Ana .* (Tú|You)$/ }).click()
}

/** Opens the account menu in the top bar. */
export async function openUserMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /: (cuenta|account)$/ }).click()
}

/** Changes the language in the dialog of the top bar. */
export async function switchLanguage(page: Page, language: 'Español' | 'English'): Promise<void> {
  await page.getByRole('button', { name: /(idioma|language): / }).click()
  await page.getByRole('dialog').getByText(language, { exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Opens an in-app path at the tenant whose page is open. */
export async function openPath(page: Page, path: string): Promise<void> {
  await page.goto(new URL(`/#${path}`, page.url()).href)
}
