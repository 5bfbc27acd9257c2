/**
 * `npm run pictures`: takes a screenshot of every screen, on phone and desktop, in two brands, light and dark, at a time of
 * its own, so that two runs of one week give the same pictures. `--only NAME` takes one screen and `--variant
 * desktop-portico-light` one variant, both as often as needed; `--out FOLDER` saves them elsewhere; `--readme` updates the
 * pictures of the README; `--mode narrow` takes them 320 px wide, `large` with text of twice the size, `forced` in forced
 * colours and `print` as on paper; `--beside FOLDER` also places each picture next to the one of the same name in FOLDER.
 *
 * `npm run pictures -- --compare BEFORE [AFTER]` takes none: it compares two folders by pixel, prints the number of different
 * pixels of each picture, draws the differences, and fails when a picture has more than `--tolerance` (0).
 */
import { chromium } from '@playwright/test'
import path from 'node:path'
import { comparePixels, failures } from './pictures/comparePixels'
import { placeBeside } from './pictures/placeBeside'
import { modes, type Mode } from './pictures/tab'
import { takePictures } from './pictures/takePictures'
import { readOptions } from './setup/readOptions'
import { chromiumArguments, findBrowser, largeText } from './setup/chromium.mjs'

const root = path.resolve(import.meta.dirname, '..')
const usage = `Usage: npm run pictures [-- --only SCREEN] [--variant NAME] [--out FOLDER] [--mode NAME] [--readme] [--beside FOLDER] [--compare FOLDER]
Each option is described at the top of scripts/pictures.ts.`
const { values: options, positionals } = readOptions(usage, {
  allowPositionals: true,
  options: {
    only: { type: 'string', multiple: true },
    variant: { type: 'string', multiple: true },
    out: { type: 'string' },
    readme: { type: 'boolean', default: false },
    beside: { type: 'string' },
    mode: { type: 'string' },
    compare: { type: 'string' },
    tolerance: { type: 'string', default: '0' },
  },
})
const out = path.resolve(root, options.out ?? (options.readme ? 'docs/pictures' : '.portico/pictures'))
const differences = path.join(root, '.portico/compare')

if (options.compare === undefined) await take()
else await compare(options.compare, positionals[0] ?? out, Number(options.tolerance))

function modeOf(name: string | undefined): Mode | undefined {
  const mode = modes.find((one) => one === name)
  if (name !== undefined && mode === undefined) throw new Error(`--mode is one of ${modes.join(', ')}.`)
  return mode
}

async function take() {
  const executablePath = await findBrowser()
  if (!executablePath) throw new Error('No Chromium found. Install one, or set CHROMIUM_PATH.')
  const mode = modeOf(options.mode)
  const args = [...chromiumArguments, ...(mode === 'large' ? [largeText] : [])]
  const browser = await chromium.launch({ executablePath, args })
  try {
    await takePictures(browser, root, out, { ...options, mode })
    if (options.beside) await placeBeside(browser, out, options.beside, differences)
  } finally {
    await browser.close()
  }
}

async function compare(before: string, after: string, tolerance: number) {
  const comparisons = await comparePixels(before, after, differences)
  for (const { name, different, missing } of comparisons) {
    console.log(`${String(different).padStart(8)}  ${name}${missing ? ` (not in ${missing})` : ''}`)
  }
  const failed = failures(comparisons, tolerance)
  console.log(`${failed.length} of ${comparisons.length} pictures differ; drawings in ${differences}`)
  process.exitCode = failed.length > 0 ? 1 : 0
}
