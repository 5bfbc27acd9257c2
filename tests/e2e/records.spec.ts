import { expectPageIsHealthy } from './support/pageChecks'
import { createPerson } from './support/newPerson'
import { fillSignIn, openPath, signIn } from './support/people'
import { expect, expectAccessible, test } from './support/test'
import { demoPdf } from '../../server/demo/records/demoPdf'

test('@phone REC-011 REC-012 REC-013 REC-014 REC-015 REC-040 a person keeps documents: sends, reads, names, hides and deletes them', async ({
  page,
  otherBrowser,
  expectedErrors,
}) => {
  test.slow()
  expectedErrors.push(/status of 400/)
  const person = await createPerson(await otherBrowser(), 'Olga')
  await page.goto('/')
  await fillSignIn(page, person.email.replace('@portico.test', ''), person.password)
  await expect(page.getByRole('heading', { level: 1, name: /^Buen/ })).toBeVisible()

  await test.step('REC-010 the empty list leads to the upload', async () => {
    await openPath(page, '/videocall/documents')
    await expectPageIsHealthy(page, 'Documentos')
    await page.getByRole('button', { name: 'Subir un documento' }).last().click()
    await expect(page.getByRole('dialog', { name: '¿Qué quieres subir?' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('REC-002 REC-011 a PDF is sent, a video is refused with a sentence', async () => {
    const files = page.locator('input[type=file]').last()
    await files.setInputFiles([
      {
        name: 'Análisis.pdf',
        mimeType: 'application/pdf',
        buffer: demoPdf('Glucosa', ['Glucosa: 92 mg/dL']),
      },
      { name: 'paseo.mp4', mimeType: 'video/mp4', buffer: Buffer.from('x') },
    ])
    await expect(page.getByText('Documento subido.')).toBeVisible()
    await expect(page.getByText('Los vídeos no se pueden subir.')).toBeVisible()
    await page.getByRole('button', { name: 'Quitar paseo.mp4 de la lista' }).click()
    await expect(page.getByRole('link', { name: 'Análisis' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('REC-070 REC-071 the document is shown and what is written is saved', async () => {
    await page.getByRole('link', { name: 'Análisis' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Análisis' })).toBeFocused()
    await expect(page.getByRole('region', { name: 'Contenido de Análisis' })).toContainText(
      'Glucosa: 92 mg/dL',
    )
    await expectPageIsHealthy(page, 'Análisis')
    await page.getByRole('textbox', { name: 'Nombre' }).fill('Análisis de marzo')
    await page.getByRole('textbox', { name: /^Nota/ }).fill('Preguntar por el azúcar')
    await page.getByRole('switch', { name: 'Mostrarlo a mi médico' }).uncheck()
    await expect(page.getByText('Guardado', { exact: true })).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Descargar' }).click()
    expect((await download).suggestedFilename()).toBe('Análisis de marzo.pdf')
  })

  await test.step('REC-065 the list finds it by its note and says that it is hidden', async () => {
    await page.getByRole('link', { name: 'Documentos', exact: true }).first().click()
    await page.getByRole('searchbox').fill('azucar')
    await expect(page).toHaveURL(/search=azucar/)
    await expect(page.getByText('Oculto para tu médico')).toBeVisible()
    await page.getByRole('button', { name: 'Pruebas del centro' }).click()
    await expect(page.getByText('Ningún documento coincide')).toBeVisible()
    await page.getByRole('button', { name: 'Todos' }).click()
  })

  await test.step('REC-015 a deleted document comes back with undo, and is gone without', async () => {
    const remove = async () => {
      await page.getByRole('button', { name: 'Más acciones de Análisis de marzo' }).click()
      await page.getByRole('menuitem', { name: 'Borrar' }).click()
      await expect(page.getByRole('link', { name: 'Análisis de marzo' })).toHaveCount(0)
    }
    await remove()
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.getByRole('link', { name: 'Análisis de marzo' })).toBeVisible()
    await remove()
    const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
    await openPath(page, '/videoconsultation/home')
    expect((await deleted).status()).toBe(204)
    await openPath(page, '/videoconsultation/documents')
    await expect(page.getByText('Aún no hay documentos.')).toBeVisible()
  })
})

test.describe('in English', { tag: '@desktop' }, () => {
  test.use({ locale: 'en-GB' })

  test('REC-008 REC-019 REC-022 REC-023 REC-033 REC-054 REC-056 a person adds, changes and removes what a doctor should know', async ({
    page,
  }) => {
    await signIn(page, 'luis')
    await page.getByRole('link', { name: 'Medical data' }).click()
    await expectPageIsHealthy(page, 'Medical data')
    const medicines = page.getByRole('region', { name: 'Medicines' })
    await expect(medicines.getByRole('link', { name: /Bisoprolol/ })).toContainText(
      '2.5 mg · oral · every 24 hours',
    )

    await test.step('REC-054 a new medicine says what is wrong, and what the doctor will read', async () => {
      await medicines.getByRole('link', { name: 'Add to medicines' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Which medicine do you take?' })).toBeFocused()
      await page.getByRole('textbox', { name: 'How much each time?' }).fill('half')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('alert')).toContainText('Enter a number.')
      await expectPageIsHealthy(page, 'Which medicine do you take?')
      await page.getByRole('textbox', { name: 'Name' }).fill('Salbutamol')
      await page.getByRole('textbox', { name: 'How much each time?' }).fill('0.5')
      await page.getByRole('combobox', { name: 'Unit' }).fill('mg')
      await page.getByRole('combobox', { name: 'How do you take it?' }).fill('27')
      await page.getByRole('textbox', { name: 'How often?' }).fill('8')
      await expect(page.getByText('0.5 mg · route no. 27 · every 8 hours')).toBeVisible()
      await page.reload()
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('“Salbutamol” saved.')).toBeVisible()
    })

    await test.step('REC-056 it is removed, restored, and removed for good', async () => {
      const entry = medicines.getByRole('link', { name: /Salbutamol/ })
      const remove = async () => {
        await entry.click()
        await page.getByRole('button', { name: 'Delete' }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Medical data' })).toBeVisible()
        await expect(entry).toHaveCount(0)
      }
      await remove()
      await page.getByRole('button', { name: 'Undo' }).click()
      await remove()
      const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
      await openPath(page, '/videoconsultation/home')
      expect((await deleted).status()).toBe(204)
    })
  })
})
