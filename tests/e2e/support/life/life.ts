import type { Locator, Page } from '@playwright/test'
import type { ReadText } from '../texts'
import type { LifeTenant } from './tenants'

/** The story of one account: where it is played, in which words and by whom. */
export interface Life {
  page: Page
  t: ReadText
  language: 'es' | 'en'
  /** On a phone the long forms have steps. */
  isPhone: boolean
  tenant: LifeTenant
  email: string
  password: string
}

export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name })

export const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true })

export const submit = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click()

export const dialog = (page: Page): Locator => page.getByRole('dialog')

/** Fills in the sign-in page and sends it. */
export async function signInWith({ page, t, email, password }: Life): Promise<void> {
  await page.getByLabel(t('IDENTITY.EMAIL')).fill(email)
  await field(page, t('IDENTITY.PASSWORD')).fill(password)
  await submit(page, t('IDENTITY.SIGN_IN'))
}
