import { mailedLink } from '../mail'
import { expect, expectAccessible } from '../test'
import { field, heading, signInWith, submit, type Life } from './life'

/** Signs out, chooses another password with the link of a letter, and signs in. The link works once. */
export async function resetPassword(life: Life, password: string): Promise<void> {
  const { page, t, input, email } = life
  const choose = async (first: string, second = first) => {
    await input.write(field(page, t('PASSWORD.NEW')), first)
    await input.write(field(page, t('PASSWORD.REPEAT')), second)
    await submit(life, t('RESET_PASSWORD.SAVE'))
  }
  await submit(life, t('ACCOUNT.SIGN_OUT'))
  await askForLink(life)
  const link = await mailedLink(email, 'reset-password')
  await page.goto(link)
  await expect(heading(page, t('RESET_PASSWORD.TITLE'))).toBeVisible()
  await choose(password, 'Sierra-alta-82')
  const differs = page.getByText(t('REGISTER.ERRORS.PASSWORD_VERIFY')).first()
  await expect(differs, 'AUTH-040 ERR-008').toBeVisible()
  await expectAccessible(page)
  await choose(password)
  await expect(page.getByText(t('IDENTITY.PASSWORD.SAVED'))).toBeVisible()
  await expect(page.getByLabel(t('IDENTITY.EMAIL'))).toHaveValue(email)
  await expectAccessible(page)
  await signInWith({ ...life, password })
  await expect(heading(page, /Carmen/)).toBeVisible()

  await page.goto('about:blank')
  await page.goto(link)
  await expect(heading(page, t('LINK.EXPIRED')), 'ERR-010').toBeVisible()
  await expectAccessible(page)
}

async function askForLink(life: Life): Promise<void> {
  const { page, t, input, email } = life
  await input.write(page.getByLabel(t('IDENTITY.EMAIL')), email)
  await input.press(page, page.getByRole('link', { name: t('IDENTITY.FORGOTTEN') }))
  await expect(heading(page, t('REQUEST_RESET.TITLE'))).toBeVisible()
  await expect(field(page, t('REGISTER.EMAIL'))).toHaveValue(email)
  await expectAccessible(page)
  await submit(life, t('REQUEST_RESET.SEND'))
  await expect(page.getByText(t('REQUEST_RESET.SENT', { email }))).toBeVisible()
  await expectAccessible(page)
}
