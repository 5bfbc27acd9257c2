import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expectPageIsHealthy } from './support/pageChecks'
import { createPerson } from './support/newPerson'
import { fillSignIn, openPath } from './support/people'
import { expect, expectAccessible, test } from './support/test'

const fileOf = (name: string, mimeType: string) => ({
  name,
  mimeType,
  buffer: readFileSync(path.join(import.meta.dirname, 'files', name)),
})

/** How many pixels of the drawn pages or photos are dark: text, or a photo. */
const darkPixels = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: [],
      }
      let dark = 0
      for (let at = 0; at < data.length; at += 4)
        if ((data[at] ?? 255) < 128 && (data[at + 3] ?? 0) > 0) dark++
      return dark
    })

/** A page of a scanner with each compression that a PDF allows: the page's picture is all that they have. */
const scans = ['scan-ccitt', 'scan-jpeg2000', 'scan-jbig2', 'scan-dct', 'scan-flate']

test('REC-012 what people scan and photograph is shown: pages of a scanner, a locked PDF, a photo and old texts', async ({
  page,
  otherBrowser,
  expectedErrors,
}) => {
  test.slow()
  expectedErrors.push(/status of 400/)
  const person = await createPerson(await otherBrowser(), 'Nora')
  await page.goto('/')
  await fillSignIn(page, person.email.replace('@portico.test', ''), person.password)
  await expect(page.getByRole('heading', { level: 1, name: /^Buen/ })).toBeVisible()
  await openPath(page, '/videocall/documents')
  await page.getByRole('button', { name: 'Subir un documento' }).last().click()
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles([
      ...[...scans, 'letras-japonesas', 'protegido'].map((name) => fileOf(`${name}.pdf`, 'application/pdf')),
      fileOf('foto.heic', 'image/heic'),
      { name: 'mutua.txt', mimeType: 'text/plain', buffer: Buffer.from('Diagnóstico de Íñigo', 'latin1') },
    ])
  const open = async (name: string) => {
    await openPath(page, '/videocall/documents')
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'mutua', exact: true })).toBeVisible()

  for (const name of scans)
    await test.step(`${name} shows its page`, async () => {
      await open(name)
      await expect.poll(() => darkPixels(page, 'figure section canvas')).toBeGreaterThan(200)
      await expect(page.getByText('no se puede dibujar')).toHaveCount(0)
      await page.getByRole('button', { name: 'Acercar' }).click()
      await expect(page.getByRole('status', { name: 'Tamaño' })).toHaveText(/125/)
      await expectPageIsHealthy(page, name)
      await expectAccessible(page)
    })

  // The letters come from a font of the device, which a machine for tests may lack; what they say comes from the character maps.
  await test.step('a PDF without the font of its Japanese text is drawn and read', async () => {
    await open('letras-japonesas')
    await expect.poll(() => darkPixels(page, 'figure section canvas')).toBeGreaterThan(200)
    await expect(page.getByRole('region', { name: 'Contenido de letras-japonesas' })).toContainText(
      '診断書 高血圧',
    )
    await expectAccessible(page)
  })

  await test.step('a locked PDF asks for its password, and says when it is wrong', async () => {
    await open('protegido')
    const field = page.getByLabel('Contraseña del documento', { exact: true })
    await field.fill('12345')
    await page.getByRole('button', { name: 'Abrir el documento' }).click()
    await expect(page.getByText('Con esa no se abre.')).toBeVisible()
    await expectAccessible(page)
    await field.fill('clave')
    await page.getByRole('button', { name: 'Abrir el documento' }).click()
    await expect(page.getByRole('region', { name: 'Contenido de protegido' })).toBeVisible()
    await expect.poll(() => darkPixels(page, 'figure section canvas')).toBeGreaterThan(50)
  })

  await test.step('a HEIC photo is converted to be seen, and downloaded as it was', async () => {
    await open('foto')
    await expect(page.getByRole('img', { name: 'Contenido de foto' })).toBeVisible()
    await expect.poll(() => darkPixels(page, 'figure > canvas')).toBeGreaterThan(100)
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Descargar' }).click()
    const kept = readFileSync(await (await download).path())
    expect(kept.subarray(4, 12).toString('latin1')).toBe('ftypheic')
  })

  await test.step('a text of an old program keeps its accents', async () => {
    await open('mutua')
    await expect(page.getByRole('region', { name: 'Contenido de mutua' })).toHaveText('Diagnóstico de Íñigo')
    await expectAccessible(page)
  })
})
