import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import es from '../../plugins/binah/locales/es.json' with { type: 'json' }
import { writeFaceVideo } from '../../plugins/binah/testing/faceVideo'
import { pressEnterOn } from './support/keys'
import { openPath, signIn } from './support/people'
import { addressOf } from './support/server'
import { expect, expectAccessible, test } from './support/test'

const scanPath = '/videoconsultation/video-vitals-test'
const button = (page: Page, name: string) => page.getByRole('button', { name })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Notes each live heart rate that the page shows from now on. */
async function noteLiveNumbers(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const shown = new Set<string>()
    Object.assign(window, { liveNumbers: shown })
    const note = () => {
      const text = document.querySelector('[data-beat] b')?.textContent ?? ''
      if (/\d/.test(text)) shown.add(text)
    }
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
  return () => page.evaluate(() => [...(window as unknown as { liveNumbers: Set<string> }).liveNumbers])
}

test(
  'VITAL-014 a photograph in a light that flickers on the face alone gives no number, live or as a result',
  { tag: '@desktop' },
  async ({ playwright, launchOptions }) => {
    test.setTimeout(240_000)
    const folder = mkdtempSync(path.join(os.tmpdir(), 'portico-lamp-'))
    const film = path.join(folder, 'lamp.y4m')
    writeFaceVideo(film, { lamp: { hertz: 1.25, depth: 0.012, colour: [0.4, 1, 0.6] } })
    const args = [...(launchOptions.args ?? []), `--use-file-for-fake-video-capture=${film}`]
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    const page = await browser.newPage({ locale: 'es-ES', viewport: { width: 1280, height: 800 } })
    await signIn(page, 'luis', addressOf('covadonga'))
    await openPath(page, scanPath)
    await pressEnterOn(page, button(page, es['SCAN.OPEN']))
    await expect(page.getByText(es['SCAN.READY'])).toBeVisible()
    const liveNumbers = await noteLiveNumbers(page)
    await pressEnterOn(page, button(page, es['SCAN.START']))
    await expect(heading(page, es['SCAN.REFUSED'])).toBeFocused({ timeout: 120_000 })
    expect(await liveNumbers()).toEqual([])
    await expectAccessible(page)
    await browser.close()
    rmSync(folder, { recursive: true })
  },
)
