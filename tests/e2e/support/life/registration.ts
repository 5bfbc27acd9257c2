import type { Page } from '@playwright/test'
import { mailedLink } from '../mail'
import { openPath } from '../people'
import { expect, expectAccessible } from '../test'
import { field, heading, signInWith, submit, type Life } from './life'

/** Fills in the form and sends it, with a mistake in each part on the way. */
export async function register(life: Life): Promise<void> {
  const { page, t, isPhone, tenant } = life
  await openPath(page, `${tenant.doctor ? `/${tenant.doctor}` : ''}/register`)
  await expect(heading(page, t('REGISTER.TITLE'))).toBeVisible()
  await expectAccessible(page)
  const goOn = () => submit(life, t(isPhone ? 'REGISTER.CONTINUE' : 'REGISTER.SEND'))
  await goOn()
  await expect(page.getByRole('alert')).toBeFocused()
  const missing = t(tenant.usesNickname ? 'REGISTER.ERRORS.NICKNAME_REQUIRED' : 'REGISTER.ERRORS.NAME')
  await expect(page.getByText(missing).first()).toBeVisible()
  await expectAccessible(page)
  await fillPerson(life, goOn)
  if (isPhone) await goOn()
  await fillContact(life)
  if (isPhone) await goOn()
  await fillPassword(life)
  await expectSent(life)
}

const nameField = ({ page, t, tenant }: Life) =>
  field(page, t(tenant.usesNickname ? 'REGISTER.NICKNAME' : 'REGISTER.NAME'))

async function fillPerson(life: Life, goOn: () => Promise<void>): Promise<void> {
  const { page, t, input } = life
  const day = page.getByRole('spinbutton').first()
  await input.write(nameField(life), 'Carmen')
  await input.write(field(page, t('REGISTER.SURNAME')), 'Suárez Prieto')
  await input.write(day, '22052015')
  await goOn()
  await expect(page.getByText(t('REGISTER.ERRORS.ADULT')).first(), 'AUTH-036').toBeVisible()
  await input.write(day, '22051951')
  await input.pick(page.getByRole('radio', { name: t('REGISTER.FEMALE') }))
}

/** How to reach the person: on a phone the second step, which a reload and Back keep. */
async function fillContact(life: Life): Promise<void> {
  const { page, t, input, isPhone, email } = life
  if (isPhone) {
    await expect(heading(page, t('REGISTER.TITLE_CONTACT'))).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(heading(page, t('REGISTER.TITLE_CONTACT'))).toBeVisible()
    await page.goBack()
    await expect(nameField(life)).toHaveValue('Carmen')
    await page.goForward()
  }
  await input.write(field(page, t('REGISTER.EMAIL')), email)
  await input.write(field(page, t('REGISTER.PHONE')), '655 120 304')
}

async function fillPassword(life: Life): Promise<void> {
  const { page, t, input, isPhone, password } = life
  if (isPhone) {
    await expect(heading(page, t('REGISTER.TITLE_PASSWORD'))).toBeVisible()
    await expectAccessible(page)
  }
  const fill = async (text: string) => {
    await input.write(field(page, t('PASSWORD.LABEL')), text)
    await input.write(field(page, t('PASSWORD.REPEAT')), text)
  }
  await fill('Madrid2024')
  await expect(page.getByText(t('UI.PASSWORD_GOOD'))).toBeVisible()
  await input.press(page, page.locator('summary').filter({ hasText: t('CONDITIONS.READ') }))
  await expect(page.getByRole('region', { name: t('CONDITIONS.TITLE') })).toContainText('112')
  await input.tick(page.getByRole('checkbox', { name: t('CONDITIONS.ACCEPT') }))
  await submit(life, t('REGISTER.SEND'))
  await expect(page.getByText(t('REGISTER.ERRORS.PASSWORD_COMMON')).first(), 'AUTH-035').toBeVisible()
  await fill(password)
  await submit(life, t('REGISTER.SEND'))
}

async function expectSent({ page, t, email, password }: Life): Promise<void> {
  await expect(heading(page, t('REGISTERED.TITLE'))).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  const again = page.getByRole('button', { name: t('REGISTERED.SEND_AGAIN') })
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
  expect(stored, 'no password is stored').not.toContain(password)
}

/** Opens the letter and confirms the account with the password of the form; afterwards the link says so. */
export async function confirm(life: Life): Promise<void> {
  const { page, t, input, email, password } = life
  const confirmation = await mailedLink(email, 'account-confirmed')
  const send = async (text: string) => {
    await input.write(field(page, t('PASSWORD.LABEL')), text)
    await submit(life, t('CONFIRM_ACCOUNT.ACTION'))
  }
  await page.goto(confirmation)
  await expect(heading(page, t('CONFIRM_ACCOUNT.TITLE'))).toBeVisible()
  await expectAccessible(page)
  await send(`${password}x`)
  await expect(page.getByText(t('REGISTER.ERRORS.PASSWORD_OF_FORM')).first()).toBeVisible()
  await expectAccessible(page)
  await send(password)
  await expect(heading(page, t('ACCOUNT_CONFIRMED.YES'))).toBeVisible()
  expect(page.url()).not.toContain('token')
  await expectAccessible(page)
  await page.goto('about:blank')
  await page.goto(confirmation)
  await send(password)
  await expect(heading(page, t('ACCOUNT_CONFIRMED.ALREADY')), 'C-018').toBeVisible()
  await expectAccessible(page)
}

/** Answers that the person has accepted an older version of the conditions. */
const askForNewConditions = (page: Page) =>
  page.route('**/api/users/conditions', async (route) => {
    // Node resolves no name below localhost: the header names the tenant.
    const url = new URL(route.request().url())
    const headers = { ...route.request().headers(), host: url.host }
    url.hostname = 'localhost'
    const response = await route.fetch({ url: url.href, headers })
    await route.fulfill({ response, json: { ...((await response.json()) as object), isAsked: true } })
  })

/** Signs in for the first time, when the conditions have changed. */
export async function acceptConditions(life: Life): Promise<void> {
  const { page, t, input } = life
  await askForNewConditions(page)
  await page.goto(new URL('/', page.url()).href)
  await signInWith(life)
  await expect(heading(page, t('NEW_CONDITIONS.TITLE')), 'AUTH-060').toBeVisible()
  await submit(life, t('NEW_CONDITIONS.ACCEPT'))
  await expect(page.getByText(t('NEW_CONDITIONS.MISSING')).first()).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/users/conditions')
  await input.tick(page.getByRole('checkbox', { name: t('CONDITIONS.ACCEPT') }))
  await submit(life, t('NEW_CONDITIONS.ACCEPT'))
  await expect(heading(page, /Carmen/)).toBeVisible()
}
