import { createPerson } from './support/newPerson'
import { expectPageIsHealthy } from './support/pageChecks'
import { fillSignIn, openPath, signIn } from './support/people'
import { expect, expectAccessible, test } from './support/test'

test('@phone DEV-004 DEV-006 DEV-009 DEV-063 DEV-046 a person writes a measurement down by keyboard, imports a file and removes both', async ({
  page,
  otherBrowser,
}) => {
  test.slow()
  const person = await createPerson(await otherBrowser(), 'Nora')
  await page.goto('/')
  await fillSignIn(page, person.email.replace('@portico.test', ''), person.password)
  await expect(page.getByRole('heading', { level: 1, name: /^Buen/ })).toBeVisible()

  await test.step('DEV-063 the form says what is missing, and saves with the keyboard alone', async () => {
    await openPath(page, '/videocall/devices/new?series=weight')
    await expectPageIsHealthy(page, 'Anotar una medida')
    const weight = page.getByRole('textbox', { name: 'Peso' })
    await weight.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Peso: escribe el valor.').first()).toBeVisible()
    await expectAccessible(page)
    await weight.focus()
    await page.keyboard.type('71,4')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Mediciones' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Peso/ })).toContainText('71,4')
    await expectPageIsHealthy(page, 'Mediciones')
  })

  await test.step('DEV-009 the chart says it under the arrow keys, and the table has it', async () => {
    await page.getByRole('link', { name: /^Peso/ }).press('Enter')
    await expect(page.getByText(/^Peso, .* Peso: 71,4 kg\.$/)).toBeVisible()
    const drawing = page.getByRole('application', { name: /^Peso, / })
    await drawing.focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('status').filter({ hasText: '71,4' }).last()).toBeVisible()
    await expectPageIsHealthy(page, 'Peso')
    await page.getByRole('button', { name: 'Tabla' }).press('Enter')
    await expect(page.getByRole('table')).toContainText('71,4 kg')
    await expectAccessible(page)
  })

  await test.step('DEV-004 a file is imported once, and its name can be taken off the list', async () => {
    await openPath(page, '/profile/devices-import')
    await expectPageIsHealthy(page, 'Traer medidas de un archivo')
    await expectAccessible(page)
    const content = 'date,weight\n2026-01-10T08:00:00Z,70\n2026-01-11T08:00:00Z,70.5\n'
    const file = { name: 'peso.csv', mimeType: 'text/csv', buffer: Buffer.from(content) }
    const bring = async () => {
      await page.locator('input[type=file]').setInputFiles(file)
      await expect(page.getByRole('heading', { level: 1, name: '¿Qué es cada columna?' })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Ver lo que se guardará' }).click()
      await expect(page.getByText('Todavía no se ha guardado nada.')).toBeVisible()
      await expectPageIsHealthy(page, 'Esto es lo que hay en tu archivo')
    }
    await bring()
    await page.getByRole('button', { name: 'Guardar estas medidas' }).click()
    await expect(page.getByText('Medidas nuevas: 2. Ya estaban: 0.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Traer otro archivo' }).click()
    await bring()
    await expect(page.getByText('No hay nada nuevo que guardar.')).toBeVisible()
    await openPath(page, '/profile/imports')
    await expectPageIsHealthy(page, 'Importaciones')
    await expect(page.getByText('2 medidas: peso')).toBeVisible()
    await openPath(page, '/profile/devices-config')
    await expectPageIsHealthy(page, 'Mis dispositivos')
    await page.getByRole('button', { name: 'Quitar peso.csv' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar' }).click()
    await expect(page.getByText('Todavía no ha llegado ninguna medida de un dispositivo.')).toBeVisible()
  })

  await test.step('DEV-063 a reading of the timeline is removed and restored', async () => {
    await openPath(page, '/videoconsultation/timeline')
    await expectPageIsHealthy(page, 'Todo, por fechas')
    await page.getByRole('link', { name: /^Peso 71,4 kg/ }).click()
    await page.getByRole('button', { name: 'Borrar la medida' }).click()
    await expect(page.getByText('Medida borrada.')).toBeVisible()
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.getByRole('link', { name: /^Peso/ })).toContainText('71,4')
  })
})

test.describe('in English', { tag: '@desktop' }, () => {
  test.use({ locale: 'en-GB' })

  test('ACCOUNT-009 ROLE-005 DEV-004 a doctor reads the records and measurements of a patient, who sees it', async ({
    page,
    otherBrowser,
  }) => {
    await signIn(page, 'doctor')
    await openPath(page, '/doctor/patients')
    await expectPageIsHealthy(page, 'Your patients')
    await page.getByRole('searchbox').fill('Barrera Gil')
    await page.getByRole('link', { name: /^(LB)?Luis Barrera Gil/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Luis Barrera Gil' })).toBeVisible()
    const measurements = page.getByRole('region', { name: 'Measurements' })
    await expect(measurements).toBeVisible()
    await expectPageIsHealthy(page, 'Luis Barrera Gil')
    await page.getByRole('tab', { name: 'Consultations and tests' }).click()
    await expect(page.getByText('Bisoprolol').first()).toBeVisible()
    await expectPageIsHealthy(page, 'Luis Barrera Gil')

    await test.step('ROLE-005 the patient reads that, and by whom', async () => {
      const luis = await otherBrowser({ locale: 'en-GB' })
      await signIn(luis, 'luis')
      await openPath(luis, '/profile/account-use')
      await expect(luis.getByText(/looked at your health records$/).first()).toBeVisible()
      await expect(luis.getByText(/looked at your measurements$/).first()).toBeVisible()
      await expectPageIsHealthy(luis, 'Who has used your account')
    })
  })
})
