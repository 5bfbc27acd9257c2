import { mailedLink } from '../mail'
import { expect, expectAccessible } from '../test'
import { field, heading, signInWith, submit, type Life } from './life'

/** Signs out, chooses another password with the link of a letter, and signs in. The link works once. */
export async function resetPassword(life: Life, password: string): Promise<void> {
  const { page, t, email } = life
  const choose = async (first: string, second = first) => {
    await field(page, t('PASSWORD.NEW')).fill(first)
    await field(page, t('PASSWORD.REPEAT')).fill(second)
    await submit(page, t('RESET_PASSWORD.SAVE'))
  }
  await submit(page, t('ACCOUNT.SIGN_OUT'))
  await askForLink(life)
  const link = await mailedLink(email, 'reset-password')
  await page.goto(link)
  await expect(heading(page, t('RESET_PASSWORD.TITLE'))).toBeVisible()
  await choose(password, 'Sierra-alta-82')
  const differs = page.getByText(t('REGISTER.ERRORS.PASSWORD_VERIFY')).first()
  await expect(differs, 'AUTH-040 ERR-008').toBeVisible()
  await expectAccessible(page)
  await choose(password)
  await signInWith({ ...life, password })
  await expect(heading(page, /Carmen/)).toBeVisible()

  await page.goto('about:blank')
  await page.goto(link)
  await expect(heading(page, t('RESET_PASSWORD.TITLE'))).toBeVisible()
  await choose('Prado-largo-55')
  await expect(heading(page, t('LINK.EXPIRED')), 'ERR-010').toBeVisible()
  await expectAccessible(page)
}

async function askForLink({ page, t, email }: Life): Promise<void> {
  await page.getByLabel(t('IDENTITY.EMAIL')).fill(email)
  await page.getByRole('link', { name: t('IDENTITY.FORGOTTEN') }).click()
  await expect(heading(page, t('REQUEST_RESET.TITLE'))).toBeVisible()
  await expect(field(page, t('REGISTER.EMAIL'))).toHaveValue(email)
  await expectAccessible(page)
  await submit(page, t('REQUEST_RESET.SEND'))
  await expect(page.getByText(t('REQUEST_RESET.SENT', { email }))).toBeVisible()
  await expectAccessible(page)
}
