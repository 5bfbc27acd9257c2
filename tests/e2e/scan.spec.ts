import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import en from '../../plugins/binah/locales/en.json' with { type: 'json' }
import es from '../../plugins/binah/locales/es.json' with { type: 'json' }
import { writeFaceVideo } from '../../plugins/binah/testing/faceVideo'
import { chromiumArguments } from '../../scripts/setup/chromium.mjs'
import { pressEnterOn } from './support/keys'
import { openPath, signIn } from './support/people'
import { addressOf } from './support/server'
import { expect, expectAccessible, test as base } from './support/test'

/** The camera of these stories is a film of a drawn face with 72 beats a minute. */
const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const folder = mkdtempSync(path.join(os.tmpdir(), 'portico-scan-'))
      const film = path.join(folder, 'face.y4m')
      writeFaceVideo(film)
      const args = [...(launchOptions.args ?? []), `--use-file-for-fake-video-capture=${film}`]
      await use({ ...launchOptions, args })
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
})

const scanPath = '/videoconsultation/video-vitals-test'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Opens the camera and measures, until there is a result: a busy machine drops frames, and the scan refuses then. */
async function measure(page: Page, texts: typeof es, attempts = 3): Promise<void> {
  await pressEnterOn(page, button(page, texts['SCAN.OPEN']))
  await expect(heading(page, texts['SCAN.POSITION'])).toBeVisible()
  await expect(page.getByText(texts['SCAN.READY'])).toBeVisible()
  await expectAccessible(page)
  await pressEnterOn(page, button(page, texts['SCAN.START']))
  await expect(heading(page, texts['SCAN.MEASURING'])).toBeFocused()
  await expectAccessible(page)
  const end = heading(page, new RegExp(`^(${texts['SCAN.DONE']}|${texts['SCAN.REFUSED']})$`))
  await expect(end).toBeFocused({ timeout: 90_000 })
  if ((await end.textContent()) === texts['SCAN.DONE']) return
  expect(attempts, 'attempts left after a refusal').toBeGreaterThan(1)
  await pressEnterOn(page, button(page, texts['SCAN.AGAIN']))
  await measure(page, texts, attempts - 1)
}

test(
  'VITAL-001 VITAL-008 VITAL-009 VITAL-012 VITAL-034 a patient measures their pulse by keyboard, pays for the result and saves it',
  { tag: '@phone' },
  async ({ page, otherBrowser }) => {
    test.setTimeout(400_000)
    await signIn(page, 'luis', addressOf('covadonga'))
    await openPath(page, scanPath)
    await expect(heading(page, 'Medirte con la cámara')).toBeVisible()
    await expectAccessible(page)
    await measure(page, es)
    await expectAccessible(page)
    const pulse = page.getByRole('region', { name: 'Pulso', exact: true })
    const shown = Number(/\d+/.exec(await pulse.innerText())?.[0])
    await expect(page.getByText(`Pulso estimado: ${shown} latidos por minuto.`)).toBeVisible()
    await expect(page.getByText(es['SCAN.ABOUT.DEVICE'])).toBeVisible()
    expect(Math.abs(shown - 72)).toBeLessThanOrEqual(3)
    const paid = /tenías (\d+) y tienes (\d+)/.exec(await page.getByText(/^Ha costado/).innerText())
    expect(Number(paid?.[1]) - Number(paid?.[2])).toBe(5)
    await pressEnterOn(page, button(page, 'Guardar la medición'))
    await expect(page.getByText('Medición guardada.')).toBeVisible()
    await pressEnterOn(page, page.getByRole('link', { name: 'Ver mis mediciones guardadas' }))
    await expect(heading(page, 'Mediciones con la cámara')).toBeVisible()
    await expect(page.getByText(`Pulso ${shown}`).first()).toBeVisible()
    await expectAccessible(page)

    const desktop = await otherBrowser({ locale: 'en-GB', viewport: { width: 1280, height: 800 } })
    await signIn(desktop, 'luis', addressOf('ultramar'))
    await openPath(desktop, scanPath)
    await pressEnterOn(desktop, button(desktop, 'Open the camera'))
    await expect(desktop.getByText('Everything is ready. You can start.')).toBeVisible()
    await expectAccessible(desktop)
    await desktop.keyboard.press('Escape')
    await expect(button(desktop, 'Open the camera')).toBeFocused()
    await expectAccessible(desktop)
    await measure(desktop, en)
    await expectAccessible(desktop)
  },
)

/** Arguments of a browser in place of those that allow a camera, and what the page says there. */
const withoutCamera = [
  ['--use-fake-ui-for-media-stream=deny', 'Your browser won’t let us use the camera'],
  ['--use-fake-device-for-media-stream=device-count=0', 'We can’t find a camera'],
] as const

base(
  'a refused permission and a missing camera are explained and can be tried again',
  { tag: '@desktop' },
  async ({ playwright, launchOptions }) => {
    for (const [argument, title] of withoutCamera) {
      const args = [...chromiumArguments.filter((one) => one !== argument.split('=')[0]), argument]
      const browser = await playwright.chromium.launch({ ...launchOptions, args })
      const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1280, height: 800 } })
      await signIn(page, 'luis', addressOf('ultramar'))
      await openPath(page, scanPath)
      await pressEnterOn(page, button(page, 'Open the camera'))
      await expect(heading(page, title)).toBeFocused()
      await expectAccessible(page)
      await pressEnterOn(page, button(page, 'Try again'))
      await expect(button(page, 'Open the camera')).toBeFocused()
      await browser.close()
    }
  },
)
