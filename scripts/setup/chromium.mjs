import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** A Chromium's path: CHROMIUM_PATH, an installed one, Playwright's, else the system's package; undefined when none is to be had. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : undefined
  return installedChromium() ?? (await playwrights()) ?? systemPackage()
}

/** The Chromium of this machine, where it is known to lie. */
export const installedChromium = () => places.find((place) => existsSync(place))

async function playwrights() {
  const { chromium } = await import('@playwright/test')
  const place = chromium.executablePath()
  if (existsSync(place)) return place
  console.log('Looking for a Chromium: asking Playwright …')
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 300_000,
  })
  return existsSync(place) ? place : undefined
}

function systemPackage() {
  const root = process.getuid?.() === 0
  if (!root || spawnSync('apt-get', ['--version']).status !== 0) return undefined
  console.log('Looking for a Chromium: installing the system package …')
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update'], quiet)
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet)
  return installedChromium()
}

/** What Playwright switches off: a second switch of this name takes the place of its own. */
const playwrightsOwn = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]
/** The address bar's lists: pages of the browser itself, 400 files and a second of work for every window, never seen without one. */
const addressBar = ['WebUIOmniboxAimPopup', 'WebUIOmniboxPopup', 'WebUIOmniboxFullPopup']

/** Switches that keep a test browser quiet and offline. */
export const chromiumArguments = [
  `--disable-features=${[...playwrightsOwn, ...addressBar].join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
