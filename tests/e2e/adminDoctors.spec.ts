import type { Locator, Page } from '@playwright/test'
import { providerButton, toNextMonth, toProvider } from './support/booking'
import { openPath, signIn } from './support/people'
import { pngFile } from './support/pictures'
import { expectPageIsHealthy } from './support/pageChecks'
import { expect, expectAccessible, test } from './support/test'

/** Finds a doctor by surname in the list and opens the record. */
async function openDoctor(page: Page, surname: string): Promise<void> {
  await openPath(page, '/admin/doctors/list')
  await page.getByRole('searchbox').fill(surname)
  await expect(page).toHaveURL(/search=/)
  await page.getByRole('link', { name: new RegExp(`^${surname}, `) }).click()
  await expect(page.getByRole('heading', { level: 1, name: surname })).toBeVisible()
}

/** Shows the week of a date, written as "24 de noviembre". */
async function showWeekOf(page: Page, date: string): Promise<void> {
  const day = page.locator(`.wc-cell:not([data-outside-month])[aria-label^="${date},"]`)
  await expect(page.getByRole('grid')).toBeVisible()
  if (!(await day.isVisible())) await page.getByRole('button', { name: 'Mes siguiente' }).click()
  await day.click()
}

/** Drags an element 60 pixels to the right. */
async function dragRight(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('The element to drag has no bounding box')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 60, y, { steps: 4 })
  await page.mouse.up()
}

/** Expects that the menu of a day, the history and the question about a conflict are accessible. Ends on the calendar. */
async function expectDialogsAccessible(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Más acciones para el / })
    .first()
    .click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Historial' }).click()
  const history = page.getByRole('dialog', { name: 'Historial' })
  await expect(history.getByText(/./).first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(history).toBeHidden()
  const details = { changedBy: 'Luis Soto', changedAt: new Date().toISOString() }
  await page.route(
    '**/api/doctors/update-doctor-disponibility',
    (route) => route.fulfill({ status: 409, json: { message: 'VERSION_CONFLICT', details } }),
    { times: 1 },
  )
  await page.keyboard.press('Control+s')
  const conflict = page.getByRole('alertdialog', { name: /^Luis Soto guardó este calendario/ })
  await expect(conflict).toBeVisible()
  await expectAccessible(page)
  await conflict.getByRole('button', { name: 'Seguir editando' }).click()
}

/** Opens the times of the first professional of a specialty, as a patient. Returns the professional's name. */
async function openTimes(patient: Page, specialty: string): Promise<string> {
  await toProvider(patient, { specialty })
  const label = (await providerButton(patient).getAttribute('aria-label')) ?? ''
  await providerButton(patient).click()
  await expect(patient.locator('.cal-day[data-free]').first()).toBeVisible()
  return label.replace(/^.*?\bDra?\. /, '')
}

test.describe('on a desktop, in Spanish', { tag: '@desktop' }, () => {
  test('CAL-002 CAL-007 CAL-008 CAL-012 saving a doctor’s vacation removes the patient’s free times, undo restores them', async ({
    page,
    otherBrowser,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 409/)
    const patient = await otherBrowser()
    await signIn(patient, 'luis')
    const name = await openTimes(patient, 'Nutrición')
    // "miércoles, 25 de noviembre, 12 huecos libres"
    await toNextMonth(patient)
    const label = (await patient.locator('.cal-day[data-free]').nth(1).getAttribute('aria-label')) ?? ''
    const [weekday = '', date = ''] = label.split(/, |: /)
    const patientDay = patient.locator(`.cal-day[aria-label^="${weekday}, ${date}"]`)

    await signIn(page, 'admin')
    await openDoctor(page, name.split(' ').slice(1).join(' '))
    await page.getByRole('link', { name: 'Calendario de trabajo' }).click()
    await showWeekOf(page, date)
    const day = page.getByRole('group', { name: `${weekday} ${date.split(' ')[0]}`, exact: true })
    const hours = day.getByRole('button').first()
    const before = await hours.innerText()
    await dragRight(page, hours)
    await expect(hours).not.toHaveText(before)
    await hours.focus()
    await page.keyboard.press('v')
    await expect(day).toContainText('Vacaciones')
    await expect(page.getByText('1 día sin guardar')).toBeVisible()
    await expectPageIsHealthy(page, name)
    await expectDialogsAccessible(page)
    await page.keyboard.press('Control+s')
    await expect(page.getByText(/^Guardado a las/)).toBeVisible()
    await expect(page.getByText('Modificado')).toHaveCount(0)
    await patient.reload()
    await toNextMonth(patient)
    await expect(patientDay).toBeVisible()
    await expect(patientDay).not.toHaveAttribute('data-free')

    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(day).not.toContainText('Vacaciones')
    await patient.reload()
    await toNextMonth(patient)
    await expect(patientDay).toHaveAttribute('data-free')
  })

  test('ADMIN-025 ADMIN-026 ADMIN-039 ADMIN-080 an administrator crops a doctor’s photo, saves the form, deactivates and reactivates the doctor', async ({
    page,
  }) => {
    await signIn(page, 'admin')
    await openDoctor(page, 'Mehta Banerjee')
    const photo = page.getByLabel(/^(Elegir|Cambiar) foto$/)
    await photo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await expect(page.getByText('Ese tipo de archivo no es válido. Prueba con otro formato.')).toBeVisible()
    await photo.setInputFiles(await pngFile(page, 900, 1200))
    const dialog = page.getByRole('dialog', { name: 'Recortar la foto' })
    await expect(dialog.getByText('El recorte mide 900 × 900: se verá nítido.')).toBeVisible()
    await dialog.getByRole('button', { name: /^Marco de recorte/ }).focus()
    await page.keyboard.press('+')
    await page.keyboard.press('Shift+ArrowUp')
    await expect(dialog.getByText('El recorte mide 818 × 818: se verá nítido.')).toBeVisible()
    await dragRight(page, dialog.locator('[data-corner="sw"]'))
    await expect(dialog.getByText(/^El recorte mide 7\d\d × 7\d\d/)).toBeVisible()
    await page.keyboard.press('r')
    await expectPageIsHealthy(page, 'Recortar la foto')
    await dialog.getByRole('button', { name: /^Usar este recorte/ }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Quitar foto' })).toBeVisible()

    const team = page.getByRole('checkbox', { name: 'Coordinador de Piel' })
    await team.check()
    await expect(page.getByRole('checkbox', { name: 'Miembro de Piel' })).toBeChecked()
    await page.getByRole('button', { name: /^Guardar/ }).click()
    await expect(page.getByText(/^Guardado a las/)).toBeVisible()
    await expectPageIsHealthy(page, /Mehta Banerjee/)
    await page.reload()
    await expect(team).toBeChecked()
    await expect(page.getByRole('button', { name: 'Quitar foto' })).toBeVisible()

    await page.getByRole('button', { name: 'Desactivar' }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Desactivar/ })
      .click()
    await page.getByRole('button', { name: 'Activar', exact: true }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Activar/ })
      .click()
    await expect(page.getByRole('button', { name: 'Desactivar' })).toBeVisible()
  })
})

test.describe('on a phone, in English', { tag: '@phone' }, () => {
  test.use({ locale: 'en-GB' })

  test('CAL-001 CAL-009 on a phone, overlapping hours are repaired with one tap and the week is saved', async ({
    page,
  }) => {
    await signIn(page, 'admin')
    await openDoctor(page, 'Estrada Nieto')
    await page.getByRole('link', { name: 'Working calendar' }).tap()
    await page.getByRole('button', { name: 'Standard week' }).tap()
    const saturday = page.getByRole('group', { name: 'Saturday', exact: true })
    await page.getByRole('button', { name: 'Add hours on Saturday' }).tap()
    await page.getByRole('button', { name: 'Add hours on Saturday' }).tap()
    const from = page.getByRole('textbox', { name: 'From', exact: true })
    await from.fill('13:00')
    await from.press('Enter')
    await expect(page.getByRole('alert')).toContainText('They overlap from 13:00 to 14:00.')
    await expect(page.getByRole('button', { name: /^Save calendar/ })).toBeDisabled()
    await expectPageIsHealthy(page, /Estrada Nieto/)
    await page.getByRole('button', { name: 'Start the second at 14:00' }).tap()
    await expect(saturday.getByRole('button')).toHaveCount(2)
    await page.getByRole('button', { name: /^Save calendar/ }).tap()
    await expect(page.getByText(/^Saved at/)).toBeVisible()
    // Saving merges intervals that touch.
    await expect(saturday.getByRole('button', { name: 'From 09:00 to 17:00' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect(saturday).toContainText('Not working')
  })
})
