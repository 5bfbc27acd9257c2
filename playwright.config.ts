import { defineConfig, devices } from '@playwright/test'
import { chromiumArguments, installedChromium } from './scripts/setup/chromium.mjs'
import { data, port } from './tests/e2e/support/server'

const calls = /(calls|callFaults|callEnds|callGuest|callLine|callPanes|doctorMorning|waitingRoom)\.spec/
/** A film plays a picture at each tick of the browser's camera, so that on a busy machine a lamp in it is no clock any more. */
const film = /scanLamp\.spec/
const desktop = { viewport: { width: 1280, height: 800 } }
const executablePath = process.env['CHROMIUM_PATH'] ?? installedChromium()

export default defineConfig({
  testDir: 'tests',
  testMatch: 'e2e/**/*.spec.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  globalSetup: './tests/e2e/support/demoData.ts',
  fullyParallel: true,
  // Two more than the cores that are asked for: stories wait for the server and for frames, and those of calls most of their time.
  workers: 4,
  forbidOnly: Boolean(process.env['CI']),
  // A story that passes the second time is listed as flaky (decision 507).
  retries: 1,
  // A story says what is seen, not how soon: a machine that pauses for a while fails none.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['line'], ['json']] : 'line',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    // What moves is decoration: no story waits for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Playwright does not intercept what a service worker asks for: stories about it allow it.
    serviceWorkers: 'block',
    // Recording costs a third of the time, so it is done where it is asked for.
    trace: process.env['PORTICO_E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Without one Playwright takes its own.
    launchOptions: { ...(executablePath && { executablePath }), args: chromiumArguments },
  },
  projects: [
    {
      // Calls wait for networks that come back and last longest: from the start, and one after the other, since they share a doctor.
      name: 'calls',
      testMatch: calls,
      workers: 1,
      use: desktop,
    },
    {
      name: 'desktop',
      // What is the same on every screen runs once: a file, or a story that carries the tag of its size.
      testIgnore: [calls, film, /(budget|faults|payment|tenants)\.spec/],
      grepInvert: /@phone/,
      use: desktop,
    },
    {
      name: 'phone',
      testIgnore: [calls, film, /(keyboard|offer|policy|race|session|static)\.spec/],
      grepInvert: /@desktop/,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 1,
        defaultBrowserType: 'chromium',
      },
    },
    {
      // Each test sets its own viewport.
      name: 'conformance',
      testMatch: 'conformance/**/*.e2e.spec.ts',
    },
    {
      // Alone, after all others.
      name: 'film',
      testMatch: film,
      use: desktop,
      dependencies: ['calls', 'desktop', 'phone', 'conformance'],
    },
  ],
  webServer: {
    // The database has the name that fastDatabase.ts gives it.
    command:
      'node --import tsx --import ./tests/e2e/support/fastDatabase.ts scripts/start.mjs --reset --confirm postgres',
    url: `http://localhost:${port}/api/config`,
    env: { PORT: String(port), PORTICO_DATA: data },
    timeout: 180_000,
    reuseExistingServer: false,
  },
})
