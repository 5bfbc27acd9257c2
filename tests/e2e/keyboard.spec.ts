import type { Locator, Page } from '@playwright/test'
import { appointmentItem, serviceButton, toFreeDay, toNextMonth } from './support/booking'
import { pressEnterOn, pressUntilFocused } from './support/keys'
import { password } from './support/people'
import { expect, test } from './support/test'

test.use({ isSavingData: false })

/** Expects a page with this heading, and the focus on its main region or heading. */
async function expectFocusOnPage(page: Page, name: string) {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.locator('main:focus, main h1:focus')).toHaveCount(1)
}

test('BOOK-009 BOOK-039 BOOK-055 a patient signs in, books, moves and cancels an appointment by keyboard only', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await pressUntilFocused(page, 'Tab', page.getByRole('textbox', { name: 'Correo electrónico' }))
  await page.keyboard.type('luis@portico.test')
  await pressUntilFocused(page, 'Tab', page.getByRole('textbox', { name: 'Contraseña' }))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')

  await pressEnterOn(page, page.getByRole('link', { name: /^Elegir profesional/ }))
  await expectFocusOnPage(page, '¿Para qué necesitas la cita?')
  await pressEnterOn(page, page.getByRole('button', { name: /^Oftalmología / }))
  await expectFocusOnPage(page, '¿Con quién quieres la cita?')
  await pressEnterOn(page, serviceButton(page))
  await pressEnterOn(page, page.getByRole('button', { name: /^Ver más días de / }).first())
  await expectFocusOnPage(page, '¿Qué día te viene bien?')

  await chooseDayAndTime(page)
  await pressEnterOn(page, page.getByRole('button', { name: 'Continuar' }))
  await expectFocusOnPage(page, 'Revisa tu cita y resérvala')
  await pressUntilFocused(page, 'Tab', page.getByRole('textbox', { name: /añadir algo/ }))
  await page.keyboard.type('Solo con el teclado')
  await pressEnterOn(page, page.getByRole('button', { name: 'Reservar cita' }))
  await expect(page).toHaveURL(/appointment-booked/)
  await expectFocusOnPage(page, 'Cita reservada')

  await pressEnterOn(page, page.getByRole('link', { name: 'Ver mis citas' }))
  const booked = appointmentItem(page, 'Solo con el teclado')
  const before = await booked.getByRole('time').innerText()
  await pressEnterOn(page, booked.getByRole('link', { name: /^Cambiar la cita con / }))
  await expectFocusOnPage(page, '¿Qué día te viene bien?')
  await chooseDayAndTime(page)
  await pressEnterOn(page, page.getByRole('button', { name: 'Continuar' }))
  await pressEnterOn(page, page.getByRole('button', { name: 'Cambiar la cita' }))
  await expect(page).toHaveURL(/appointment-booked/)
  await pressEnterOn(page, page.getByRole('link', { name: 'Ver mis citas' }))
  await expect(booked.getByRole('time')).not.toHaveText(before)

  await pressEnterOn(page, booked.getByRole('button', { name: /^Anular la cita con / }))
  const dialog = page.getByRole('alertdialog', { name: '¿Anular esta cita?' })
  await pressEnterOn(page, dialog.getByRole('button', { name: 'Anular la cita' }))
  await expect(booked).toHaveCount(0)
  await expect(dialog).toBeHidden()
})

/** Chooses a day and a time with the arrow keys. */
async function chooseDayAndTime(page: Page) {
  const times = page.getByRole('radiogroup')
  const byKeys = (button: Locator) => pressEnterOn(page, button)
  await toNextMonth(page, byKeys)
  await toFreeDay(page, byKeys)
  const day = page.getByRole('grid').locator('[tabindex="0"]')
  await pressUntilFocused(page, 'Tab', day)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('heading', { level: 2, name: /^\p{Lu}\p{L}+ \d+ de \p{L}+( de \d{4})?$/u }),
  ).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  const chosen = times.getByRole('radio', { checked: true })
  await expect(chosen).toHaveCount(1)
  const all = await times
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value')))
  const after = (all.indexOf(await chosen.inputValue()) + 1) % all.length
  await page.keyboard.press('ArrowDown')
  await expect(chosen).toHaveValue(all[after] ?? '')
}
