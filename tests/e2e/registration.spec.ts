import type { Page } from '@playwright/test'
import { pressEnterOn, pressUntilFocused, typeInto } from './support/keys'
import { mailedLink } from './support/mail'
import { scanLink } from './support/mailScanner'
import { expectPageIsHealthy } from './support/pageChecks'
import { addressOf } from './support/server'
import { expect, expectAccessible, test } from './support/test'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.describe('in English', { tag: '@desktop' }, () => {
  test.use({ locale: 'en-GB' })

  test('AUTH-018 AUTH-026 AUTH-028 AUTH-051 AUTH-053 by keyboard alone a person chooses who recommended the portal, registers and signs in', async ({
    page,
    browser,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 404/)
    const email = `grace-${Date.now()}@mail.test`
    await page.goto('/#/referral/nobody.here')
    await expect(heading(page, 'This link no longer leads to a doctor')).toBeVisible()
    await expectAccessible(page)
    const doctor = page.getByRole('radio').first()
    await pressUntilFocused(page, 'Tab', page.getByRole('radio', { checked: true }))
    await pressUntilFocused(page, 'ArrowUp', doctor)
    await expect(doctor).toBeChecked()
    await pressEnterOn(page, button(page, 'Continue registering'))
    await expect(heading(page, 'Create your account')).toBeVisible()
    await expect(page.getByText('You were recommended by')).toBeVisible()
    await expectAccessible(page)
    await pressEnterOn(page, button(page, 'Create my account'))
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(7)
    await expectAccessible(page)

    await typeInto(page, field(page, 'First name'), 'Grace')
    await typeInto(page, field(page, 'Surname'), 'Field')
    const birth = page.getByRole('group', { name: /Date of birth/ }).getByRole('spinbutton')
    await typeInto(page, birth.first(), '22051951')
    await typeInto(page, field(page, 'Email'), email)
    await typeInto(page, field(page, 'Mobile phone'), '655 120 304')
    await typeInto(page, field(page, 'Password'), 'Olivo-verde-27')
    await typeInto(page, field(page, 'Confirm password'), 'Olivo-verde-27')
    await typeInto(page, page.getByRole('checkbox', { name: /^I’ve read and accept/ }), ' ')
    await pressEnterOn(page, button(page, 'Create my account'))
    await expect(heading(page, 'Check your email')).toBeVisible()

    const link = await mailedLink(email, 'account-confirmed')
    await scanLink(browser, link, 'Confirm your account', 'en-GB')
    await page.goto(link)
    await expect(heading(page, 'Confirm your account')).toBeVisible()
    await typeInto(page, field(page, 'Password'), 'Olivo-verde-27')
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Your account is confirmed')).toBeVisible()
    await pressEnterOn(page, page.getByRole('link', { name: 'Sign in' }))
    await typeInto(page, field(page, 'Email'), email)
    await typeInto(page, field(page, 'Password'), 'Olivo-verde-27')
    await page.keyboard.press('Enter')
    await expect(heading(page, /^Good/)).toBeVisible()
  })
})

/** Tenants with the feature `register` besides the one of the stories above. */
const others = ['boostedcrew', 'covadonga'] as const

for (const [tag, locale, words] of [
  ['@phone', 'es-ES', ['Crea tu cuenta', 'Continuar']],
  ['@desktop', 'en-GB', ['Create your account', 'Create my account']],
] as const)
  test.describe(`in ${locale}`, { tag }, () => {
    test.use({ locale })
    test('AUTH-018 each tenant that registers people says what is missing', async ({ page }) => {
      const [title, send] = words
      for (const tenant of others) {
        await page.goto(`${addressOf(tenant)}/#/register`)
        await expectPageIsHealthy(page, title)
        await button(page, send).click()
        await expect(page.getByRole('alert')).toBeFocused()
        await expect(page.getByRole('alert').getByRole('listitem').nth(1)).toBeVisible()
        await expectAccessible(page)
      }
    })
  })
