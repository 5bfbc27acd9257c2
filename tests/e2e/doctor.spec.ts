import { devices } from '@playwright/test'
import { openPath, signIn } from './support/people'
import { expect, expectAccessible, test } from './support/test'

test.use({ locale: 'es-ES' })

const pdf = '%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n'

test('WIDGET-002 WIDGET-004 CAL-010 a doctor walks through the days, and changes their own calendar with an undo', async ({
  page,
}) => {
  await signIn(page, 'doctor')
  await expect(page).toHaveURL(/#\/doctor\/today$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Tu día' })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Menú principal' }).first()
  await expect(menu.getByRole('link').filter({ hasText: /^(Tu día|Tus pacientes|Mensajes)/ })).toHaveCount(3)
  await expect(page.getByRole('heading', { name: 'Consultas de hoy' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Semana', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tu semana' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Día', exact: true }).click()
  await expect(page.getByText(/^Ahora, \d\d:\d\d$/)).toBeVisible()
  await page.getByRole('link', { name: 'Día siguiente' }).click()
  await expect(page.getByRole('heading', { name: /^Consultas del / })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Calendario de trabajo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Calendario de trabajo' })).toBeVisible()
  await page.getByRole('button', { name: /^Añadir horas el domingo/ }).click()
  await expect(page.getByText('1 día sin guardar')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Guardar calendario/ }).click()
  await expect(page.getByText(/^Guardado a las/)).toBeVisible()
  await page.getByRole('button', { name: 'Historial' }).click()
  await expect(page.getByRole('dialog', { name: 'Historial' }).getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByRole('group', { name: /^domingo/ }).getByText('No trabaja')).toBeVisible()
})

test(
  'WIDGET-002 REC-069 a doctor gives a document and a prescription, and the patient has them at once',
  { tag: '@desktop' },
  async ({ page: doctor, otherBrowser }) => {
    const ana = await otherBrowser({ ...devices['Pixel 7'], locale: 'es-ES' })
    await signIn(doctor, 'doctor')
    await signIn(ana, 'ana')
    await openPath(ana, '/videocallmobile')
    await expect(ana.getByRole('heading', { level: 1, name: 'Videoconsulta' })).toBeVisible()
    await openPath(doctor, '/doctor/today')
    await doctor
      .getByRole('link', { name: /Ana Suárez/ })
      .first()
      .click()

    const file = { name: 'justificante.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) }
    await doctor.getByRole('button', { name: 'Dar un documento' }).click()
    const dialog = doctor.getByRole('dialog', { name: /^¿Qué quieres darle a Ana/ })
    await dialog.getByRole('button', { name: /^Dar el documento a Ana/ }).click()
    await expect(dialog.getByText('Elige un archivo.')).toBeVisible()
    await expectAccessible(doctor)
    await dialog.getByLabel('Elegir un archivo').setInputFiles(file)
    await expect(dialog.getByRole('textbox', { name: 'Nombre' })).toHaveValue('justificante')
    await dialog.getByRole('button', { name: /^Dar el documento a Ana/ }).click()
    await expect(doctor.getByText(/ya puede ver «justificante»/)).toBeVisible()
    await expect(ana.getByText(/te ha dado «justificante»/)).toBeVisible()

    await doctor.getByRole('button', { name: 'Dar una receta' }).click()
    await dialog.getByLabel('Elegir un PDF').setInputFiles(file)
    await dialog.getByRole('textbox', { name: 'Nombre' }).fill('Ibuprofeno 600 mg')
    await dialog.getByRole('button', { name: /^Dar la receta a Ana/ }).click()
    await expect(doctor.getByText(/ya puede ver «Ibuprofeno 600 mg»/)).toBeVisible()
    const given = doctor.getByRole('region', { name: 'Lo que le has dado' })
    await expect(given.getByText('justificante').first()).toBeVisible()
    await expectAccessible(doctor)

    await openPath(ana, '/videocallmobile/receipts')
    await expect(ana.getByRole('heading', { name: 'Ibuprofeno 600 mg' }).first()).toBeVisible()
    await openPath(ana, '/videoconsultation/documents')
    const row = ana.getByRole('listitem').filter({ hasText: 'justificante' }).first()
    await expect(row.getByText(/^Te lo dio /)).toBeVisible()
    await expect(row.getByText('Nuevo')).toBeVisible()
    await expectAccessible(ana)
  },
)
