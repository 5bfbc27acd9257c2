/**
 * `npm run pictures`: takes a picture of every screen, on a phone and a desktop, in two brands, light and dark.
 * `--beside FOLDER` also sets each beside the picture of the same name in FOLDER (a set of mock-ups);
 * `--only NAME` takes one screen, `--coat desktop-portico-light` one coat; `--readme` renews the pictures of the README.
 */
import { chromium, type Browser } from '@playwright/test'
import { mkdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startPortal } from '../tests/bench/portal'
import { comparePictures } from './pictures/comparePictures'
import { scenes, type Scene } from './pictures/scenes'
import { waitUntilIdle, openTab, type Variant } from './pictures/tab'
import { chromiumArguments, findChromium } from './setup/chromium.mjs'

const root = path.resolve(import.meta.dirname, '..')
const option = (name: string) => {
  const place = process.argv.indexOf(`--${name}`)
  return place < 0 ? undefined : process.argv[place + 1]
}
const readme = process.argv.includes('--readme')
const out = path.join(root, readme ? 'docs/pictures' : '.portico/pictures')
const port = 4095

/** The pictures of the README: enough to see what it is. */
const readmePictures = new Set([
  'home-desktop-portico-light',
  'home-phone-covadonga-dark',
  'booking-time-desktop-portico-light',
  'booking-time-phone-portico-light',
  'appointments-phone-portico-light',
  'sign-in-desktop-covadonga-light',
])

const executablePath = await findChromium()
if (!executablePath) throw new Error('No Chromium found. Install one, or name it in CHROMIUM_PATH.')
const data = path.join(os.tmpdir(), `portico-pictures-${process.pid}`)
const portal = await startPortal(root, data, port)
const browser = await chromium.launch({ executablePath, args: chromiumArguments })
mkdirSync(out, { recursive: true })
try {
  for (const scene of scenes.filter(({ name }) => [undefined, name].includes(option('only')))) {
    for (const coat of variantsOf(scene)) await takePicture(browser, scene, coat)
  }
  const mockups = option('beside')
  if (mockups) await comparePictures(browser, out, mockups, path.join(root, '.portico/beside'))
} finally {
  await browser.close()
  await portal.stop()
  rmSync(data, { recursive: true, force: true })
}

function variantsOf(scene: Scene): Variant[] {
  const all = (['portico', 'covadonga'] as const).flatMap((brand) =>
    (['light', 'dark'] as const).flatMap((theme) =>
      (['phone', 'desktop'] as const).map((size) => ({ brand, theme, size })),
    ),
  )
  const wanted = option('coat')
  const fitting = all.filter(({ size }) => [undefined, size].includes(scene.size))
  if (readme) return fitting.filter((coat) => readmePictures.has(pictureName(scene, coat)))
  return fitting.filter((coat) => wanted === undefined || pictureName(scene, coat).endsWith(`-${wanted}`))
}

function pictureName({ name }: Scene, { size, brand, theme }: Variant) {
  return `${name}-${size}-${brand}-${theme}`
}

async function takePicture(browser: Browser, scene: Scene, coat: Variant) {
  const name = pictureName(scene, coat)
  const page = await openTab(browser, coat, port)
  try {
    await scene.open(page, coat)
    await waitUntilIdle(page)
    await page.screenshot({ path: path.join(out, `${name}.png`) })
    console.log(name)
  } catch (error) {
    console.error(`${name}: ${String(error).split('\n')[0] ?? ''}`)
    process.exitCode = 1
  } finally {
    await page.context().close()
  }
}
