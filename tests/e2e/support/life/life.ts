import type { Locator, Page } from '@playwright/test'
import type { ReadText } from '../texts'
import type { Input } from './input'
import type { LifeTenant } from './tenants'

/** The story of one account: where it is played, in which words, with what and by whom. */
export interface Life {
  page: Page
  t: ReadText
  language: 'es' | 'en'
  input: Input
  /** On a phone the long forms have steps. */
  isPhone: boolean
  tenant: LifeTenant
  email: string
  /** The telephone number that the person changes to; no other life has it. */
  newPhone: string
  password: string
}

export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name })

export const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true })

/** Presses a button. */
export const submit = ({ page, input }: Life, name: string): Promise<void> =>
  input.press(page, page.getByRole('button', { name, exact: true }))

export const dialog = (page: Page): Locator => page.getByRole('dialog')

/** Fills in the sign-in page and sends it. */
export async function signInWith(life: Life): Promise<void> {
  const { page, t, input, email, password } = life
  await input.write(page.getByLabel(t('IDENTITY.EMAIL')), email)
  await input.write(field(page, t('IDENTITY.PASSWORD')), password)
  await submit(life, t('IDENTITY.SIGN_IN'))
}
