import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Chromium without windows, which takes three quarters of the time of the other. */
const shells = ['/usr/bin/chromium-headless-shell', '/usr/bin/chrome-headless-shell']
const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Finds a Chromium for tests: CHROMIUM_PATH, an installed one, Playwright's, or the system package; undefined if there is none. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : undefined
  return installedChromium() ?? (await playwrightChromium()) ?? systemPackage()
}

/** Finds the Chromium that people have, for figures and pictures; without one, that of the tests. */
export async function findBrowser() {
  return (!process.env.CHROMIUM_PATH && installedBrowser()) || findChromium()
}

/** The installed Chromium that people have, which shows windows and notifications, if one is in a usual place. */
export const installedBrowser = () => installed(browsers)

/** The installed Chromium for tests, if one is in a usual place. */
export const installedChromium = () => installed([...shells, ...browsers])

const installed = (places) => places.find((place) => existsSync(place))

async function playwrightChromium() {
  const { chromium } = await import('@playwright/test')
  const place = chromium.executablePath()
  if (existsSync(place)) return place
  console.log('No Chromium installed; downloading it with Playwright …')
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 300_000,
  })
  return existsSync(place) ? place : undefined
}

function systemPackage() {
  const root = process.getuid?.() === 0
  if (!root || spawnSync('apt-get', ['--version']).status !== 0) return undefined
  console.log('No Chromium installed; installing the system package …')
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update'], quiet)
  for (const name of ['chromium-headless-shell', 'chromium']) {
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], quiet)
    const found = installedChromium()
    if (found) return found
  }
  return undefined
}

/** The features Playwright disables; our own switch replaces Playwright's, so they are repeated. */
const playwrightDefaults = [
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
/** Pop-ups of the address bar: internal pages that load 400 files and take a second per window. */
const addressBar = ['WebUIOmniboxAimPopup', 'WebUIOmniboxPopup', 'WebUIOmniboxFullPopup']

/** Addresses of this machine in calls have no other name, as in any browser that may use the camera: stories lead calls through a network of their own. */
const ownNames = ['WebRtcHideLocalIpsWithMdns']

/** A camera and a microphone that any machine has, allowed without a question, and calls between two windows of one machine. */
const fakeDevices = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--allow-loopback-in-peer-connection',
]

/** The setting of a browser for text of twice the size. */
export const largeText = '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26'

/** Arguments that disable background work and network access of the browser, and give it devices. */
export const chromiumArguments = [
  `--disable-features=${[...playwrightDefaults, ...addressBar, ...ownNames].join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...fakeDevices,
]
