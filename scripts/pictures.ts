/**
 * `npm run pictures`: takes a screenshot of every screen, on phone and desktop, in two brands, light and dark.
 * `--only NAME` takes one screen; `--variant desktop-portico-light` takes one variant; `--readme` updates the pictures of
 * the README; `--compare FOLDER` also places each picture next to the one of the same name in FOLDER.
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
  const index = process.argv.indexOf(`--${name}`)
  return index < 0 ? undefined : process.argv[index + 1]
}
const readme = process.argv.includes('--readme')
const out = path.join(root, readme ? 'docs/pictures' : '.portico/pictures')
const port = 4095

/** The pictures of the README. */
const readmePictures = new Set([
  'home-desktop-portico-light',
  'home-phone-covadonga-dark',
  'booking-time-desktop-portico-light',
  'booking-time-phone-portico-light',
  'appointments-phone-portico-light',
  'sign-in-desktop-covadonga-light',
])

const executablePath = await findChromium()
if (!executablePath) throw new Error('No Chromium found. Install one, or set CHROMIUM_PATH.')
const data = path.join(os.tmpdir(), `portico-pictures-${process.pid}`)
const portal = await startPortal(root, data, port)
const browser = await chromium.launch({ executablePath, args: chromiumArguments })
mkdirSync(out, { recursive: true })
try {
  for (const scene of scenes.filter(({ name }) => [undefined, name].includes(option('only')))) {
    for (const variant of variantsOf(scene)) await takePicture(browser, scene, variant)
  }
  const mockups = option('compare')
  if (mockups) await comparePictures(browser, out, mockups, path.join(root, '.portico/compare'))
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
  const suffix = option('variant')
  const variants = all.filter(({ size }) => [undefined, size].includes(scene.size))
  if (readme) return variants.filter((variant) => readmePictures.has(pictureName(scene, variant)))
  return variants.filter(
    (variant) => suffix === undefined || pictureName(scene, variant).endsWith(`-${suffix}`),
  )
}

function pictureName({ name }: Scene, { size, brand, theme }: Variant) {
  return `${name}-${size}-${brand}-${theme}`
}

async function takePicture(browser: Browser, scene: Scene, variant: Variant) {
  const name = pictureName(scene, variant)
  const page = await openTab(browser, variant, port)
  try {
    await scene.open(page, variant)
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
