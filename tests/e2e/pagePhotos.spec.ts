import sharp from 'sharp'
import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  chestFacts,
  dicomOf,
  greyForm,
  pixelsOf,
} from '../../plugins/records/documents/viewer/dicom/testDicom'
import { expectPageIsHealthy } from './support/pageChecks'
import { createPerson } from './support/newPerson'
import { fillSignIn, openPath } from './support/people'
import { expect, expectAccessible, test } from './support/test'

/** The corners of the sheet in the first photo, as shares of its sides. */
const sheet = {
  topLeft: [0.25, 0.15],
  topRight: [0.75, 0.15],
  bottomRight: [0.9, 0.9],
  bottomLeft: [0.1, 0.9],
}

/** A photo of a white sheet on a dark table, taken at an angle. */
const sheetOnTable = () => {
  const points = Object.values(sheet)
    .map(([x = 0, y = 0]) => `${x * 900},${y * 1200}`)
    .join(' ')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><rect width="900" height="1200" fill="#222"/>
    <polygon points="${points}" fill="#fff"/></svg>`
  return sharp(Buffer.from(svg)).jpeg().toBuffer()
}

/** A page that a camera has stored on its side: 800 × 1200 pixels once it is upright. */
const sidewaysPage = () =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: '#fafafa' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()

const heic = readFileSync(path.join(import.meta.dirname, 'files/foto.heic'))

/** An X-ray with grey pixels of 12 bits, as a CD has it: without an extension. */
const xRay = () => {
  const side = 128
  const pixels = Array.from({ length: side * side }, (_, at) => Math.round(((at % side) / side) * 4000))
  return Buffer.from(dicomOf([...chestFacts, ...greyForm(side, side), pixelsOf(pixels)]))
}

/** The part of a drawn page that is dark. */
const darkShare = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: [0],
      }
      let dark = 0
      for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) dark++
      return dark / (data.length / 4)
    })

/** Drags a corner of the open page to its place in the photo. */
async function dragCorner(page: Page, name: string, [x = 0, y = 0]: readonly number[]) {
  const stage = await page.getByRole('dialog').locator('canvas').boundingBox()
  const corner = await page.getByRole('button', { name }).boundingBox()
  if (!stage || !corner) throw new Error(`${name} is not shown`)
  await page.mouse.move(corner.x + corner.width / 2, corner.y + corner.height / 2)
  await page.mouse.down()
  await page.mouse.move(stage.x + stage.width * x, stage.y + stage.height * y, { steps: 4 })
  await page.mouse.up()
}

test('@phone REC-002 REC-012 photos of pages become one straight PDF, and an X-ray of a CD is shown with its facts', async ({
  page,
  otherBrowser,
}) => {
  test.slow()
  const person = await createPerson(await otherBrowser(), 'Julia')
  await page.goto('/')
  await fillSignIn(page, person.email.replace('@portico.test', ''), person.password)
  await expect(page.getByRole('heading', { level: 1, name: /^Buen/ })).toBeVisible()
  await openPath(page, '/videocall/documents')
  const dialog = page.getByRole('dialog')

  await test.step('photos are chosen: on a table, on their side, and of an iPhone', async () => {
    await page.getByRole('button', { name: 'Subir un documento' }).last().click()
    await page.getByRole('button', { name: /^Varias páginas en un PDF/ }).click()
    await page.getByLabel('Elegir fotos').setInputFiles([
      { name: 'papel.jpg', mimeType: 'image/jpeg', buffer: await sheetOnTable() },
      { name: 'de-lado.jpg', mimeType: 'image/jpeg', buffer: await sidewaysPage() },
      { name: 'IMG_1.HEIC', mimeType: '', buffer: heic },
    ])
    await expect(dialog.getByRole('img')).toHaveCount(3)
    await expectAccessible(page)
  })

  await test.step('the sheet is cropped and straightened, and the last page becomes the second', async () => {
    await page.getByRole('button', { name: 'Recortar y enderezar la página 1' }).click()
    await dragCorner(page, 'Esquina superior izquierda', sheet.topLeft)
    await dragCorner(page, 'Esquina superior derecha', sheet.topRight)
    await dragCorner(page, 'Esquina inferior derecha', sheet.bottomRight)
    await dragCorner(page, 'Esquina inferior izquierda', sheet.bottomLeft)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Usar así' }).click()
    await page.getByRole('button', { name: 'Mover antes la página 3' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Mover antes la página 2' })).toBeFocused()
    await page.getByRole('textbox', { name: 'Nombre del documento' }).fill('Informe de papel')
    await page.getByRole('button', { name: /^Guardar el PDF/ }).click()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('the document has three pages, and nothing of the table', async () => {
    await page.getByRole('link', { name: 'Informe de papel', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Informe de papel' })).toBeVisible()
    await expect(page.getByText('de 3', { exact: true }).first()).toBeVisible()
    await expect.poll(() => darkShare(page, 'figure section canvas')).toBeLessThan(0.02)
    await expectPageIsHealthy(page, 'Informe de papel')
    await page.getByRole('button', { name: 'Página siguiente' }).click()
    await page.getByRole('button', { name: 'Página siguiente' }).click()
    // The page on its side stands upright: it is higher than wide.
    await expect
      .poll(() =>
        page
          .locator('figure section canvas')
          .first()
          .evaluate((canvas: HTMLCanvasElement) => canvas.height > canvas.width),
      )
      .toBe(true)
  })

  await test.step('an X-ray of a CD shows its first picture and what its header says', async () => {
    await openPath(page, '/videocall/documents')
    await page.getByRole('button', { name: 'Subir un documento' }).first().click()
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles([{ name: 'IM000001', mimeType: '', buffer: xRay() }])
    await page.getByRole('link', { name: 'IM000001', exact: true }).click()
    await expect(page.getByText('TAC', { exact: true })).toBeVisible()
    await expect(page.getByText('Tórax', { exact: true })).toBeVisible()
    await expect(page.getByText('12-11-2026')).toBeVisible()
    await expect.poll(() => darkShare(page, 'figure > canvas')).toBeGreaterThan(0.4)
    await expectPageIsHealthy(page, 'IM000001')
    await expectAccessible(page)
  })
})
