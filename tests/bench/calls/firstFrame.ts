import type { Browser, BrowserContext, Page } from '@playwright/test'
import { createSession, startPortal } from '../portal'
import { row, type Row } from '../report'
import { median } from '../stats'

const CALLS = 7
const MAX_MS = 300
const REJOINS = 50
/** Milliseconds that it rings: nobody answers at once, and the side that calls gets ready meanwhile. */
const RINGING = 1000

/** The tenants by the engine that they use. */
const tenants = { 'peer to peer': 'portico', "Twilio's stand-in": 'covadonga' } as const

interface Options {
  root: string
  data: string
  port: number
}

/**
 * Measures two people who call each other in two browsers, with each engine: from the answer to the first frame, and 50
 * rejoins.
 */
export async function measureCalls(browser: Browser, { root, data, port }: Options): Promise<Row[]> {
  const portal = await startPortal(root, data, port)
  try {
    const rows: Row[] = []
    for (const [engine, tenant] of Object.entries(tenants))
      rows.push(...(await measureCallEngine(browser, engine, `http://${tenant}.localhost:${port}/`)))
    return rows
  } finally {
    await portal.stop()
  }
}

async function measureCallEngine(browser: Browser, engine: string, url: string): Promise<Row[]> {
  const [doctor, patient] = [await openPerson(browser, url, 'doctor'), await openPerson(browser, url, 'ana')]
  try {
    await doctor.goto(`${url}#/doctor/today`)
    await patient.goto(`${url}#/videocall`)
    const answers: number[] = []
    for (let n = 0; n <= CALLS; n += 1) {
      await join(patient)
      answers.push(await answerAfterRinging(doctor))
      await button(patient, 'Colgar').click()
      await doctor.getByRole('heading', { level: 1 }).waitFor()
    }
    const back = await rejoin(patient, doctor)
    return [
      // The first call loads the files of the engine.
      row(`${engine}: from the first answer to the first frame (ms)`, answers[0] ?? Number.NaN),
      row(`${engine}: from the answer to the first frame, median (ms)`, median(answers.slice(1)), MAX_MS),
      row(`${engine}: rejoins without a picture, of ${REJOINS}`, REJOINS - back.length, 0),
      row(`${engine}: from rejoining to the first frame, median (ms)`, median(back)),
    ]
  } finally {
    await Promise.all([doctor, patient].map((page) => page.context().close()))
  }
}

/** A button of a page. */
export const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name })

/** The patient enters the visit, or comes back to it. */
export const join = (page: Page) => button(page, /^(Entrar en|Volver a) la consulta$/).click()

/** Opens the portal for somebody, signed in. */
export async function openPerson(browser: Browser, url: string, who: 'ana' | 'doctor'): Promise<Page> {
  const storageState = await createSession(browser, url, who)
  const context: BrowserContext = await browser.newContext({
    storageState,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    viewport: { width: 1280, height: 800 },
  })
  const page = await context.newPage()
  // The compiler of this file may insert calls of __name, which pages do not have.
  await page.addInitScript('globalThis.__name ??= (value) => value')
  await page.goto(url)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

/** The doctor answers after a while. Returns the milliseconds until the first frame. */
export async function answerAfterRinging(doctor: Page): Promise<number> {
  await doctor.getByRole('alertdialog').waitFor()
  await doctor.waitForTimeout(RINGING)
  return doctor.evaluate(answer)
}

/** Leaves a call and comes back to it 50 times. Returns the milliseconds of those with a picture. */
async function rejoin(patient: Page, doctor: Page): Promise<number[]> {
  const times: number[] = []
  await join(patient)
  await answerAfterRinging(doctor)
  for (let n = 0; n < REJOINS; n += 1) {
    await button(patient, 'Colgar').click()
    await button(patient, /^(Entrar en|Volver a) la consulta$/).waitFor()
    await join(patient)
    times.push(await answerAfterRinging(doctor))
  }
  return times.filter(Number.isFinite)
}

/** Runs in the page: answers, and waits for a frame of the other side. Returns milliseconds; Infinity without one in 20 s. */
async function answer(): Promise<number> {
  const press = [...document.querySelectorAll<HTMLElement>('[role=alertdialog] button')].find(
    ({ textContent }) => /^(Contestar|Answer)$/.test(textContent?.trim() ?? ''),
  )
  const startedAt = performance.now()
  press?.click()
  while (performance.now() - startedAt < 20_000) {
    const video = document.querySelector<HTMLVideoElement>('[data-stage] video:not([data-own])')
    if (video?.srcObject && video.getVideoPlaybackQuality().totalVideoFrames > 0)
      return performance.now() - startedAt
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return Infinity
}
