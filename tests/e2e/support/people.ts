import { expect, type Page } from '@playwright/test'

export const password = 'Portico2026'
export type Person = 'ana' | 'luis' | 'doctor' | 'admin' | 'videos'

/** The address of a tenant's portal; the first tenant answers on the bare host too. */
export function addressOf(tenant: string, baseURL: string | undefined): string {
  const { port } = new URL(baseURL ?? '')
  return `http://${tenant}.localhost:${port}`
}

/** Opens the portal and signs in on the identity server's page. Ends on the home screen. */
export async function signIn(page: Page, person: Person, address = '/'): Promise<void> {
  await page.goto(address)
  await fillSignIn(page, person)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Buen|Good/)
}

/** Fills and sends the identity server's form. */
export async function fillSignIn(page: Page, person: Person, secret = password): Promise<void> {
  await page.locator('input[autocomplete="username"]').fill(`${person}@portico.test`)
  await page.locator('input[autocomplete="current-password"]').fill(secret)
  await page.getByRole('button', { name: /^(Entrar|Sign in)$/ }).click()
}
