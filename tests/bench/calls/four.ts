import os from 'node:os'
import type { Browser, Page } from '@playwright/test'
import { startPortal } from '../portal'
import { row, rowAtLeast, type Row } from '../report'
import { median } from '../stats'
import { answerAfterRinging, button, join, openPerson } from './firstFrame'

const GUESTS = ['Teresa Vidal', 'Pablo Ruiz']
/** Everybody sees everybody else. */
const PICTURES = 12
const MIN_FRAMES = 24
const MIN_LINES = 360
/** Milliseconds until the pictures have the size of four people, and for which they are counted: a minute, in which one frame is no tenth. */
const SETTLING = 20_000
const COUNTING = 60_000

/** A picture as somebody sees it: frames a second, and its smaller side in pixels. */
interface Seen {
  rate: number
  lines: number
}

interface Options {
  root: string
  data: string
  port: number
}

/**
 * Measures a call of four people with the portal's own engine, in four browsers on this machine: doctor, patient, and two guests by link.
 * Twelve pictures are encoded and decoded, three of each by every browser.
 */
export async function measureFour(browser: Browser, { root, data, port }: Options): Promise<Row[]> {
  const portal = await startPortal(root, data, port)
  const url = `http://portico.localhost:${port}/`
  const [doctor, patient] = [await openPerson(browser, url, 'doctor'), await openPerson(browser, url, 'ana')]
  const guests: Page[] = []
  try {
    await doctor.goto(`${url}#/doctor/today`)
    await patient.goto(`${url}#/videocall`)
    await join(patient)
    await answerAfterRinging(doctor)
    for (const name of GUESTS) guests.push(await letIn(browser, { doctor, patient, name }))
    return rowsOf(await count([doctor, patient, ...guests]))
  } finally {
    await Promise.all([doctor, patient, ...guests].map((page) => page.context().close()))
    await portal.stop()
  }
}

/** The doctor invites somebody, the patient agrees, and they come in. */
async function letIn(
  browser: Browser,
  { doctor, patient, name }: { doctor: Page; patient: Page; name: string },
): Promise<Page> {
  const panel = doctor.getByRole('dialog')
  if (!(await panel.isVisible())) await button(doctor, /^Personas en la llamada, /).click()
  await button(doctor, 'Invitar a alguien').click()
  await panel.getByRole('textbox', { name: 'Nombre', exact: true }).fill(name)
  await button(doctor, /^Crear el enlace/).click()
  const link = await panel.getByRole('textbox', { name: 'Enlace', exact: true }).inputValue()
  await button(doctor, 'Listo').click()
  const context = await browser.newContext({ locale: 'es-ES', viewport: { width: 1280, height: 800 } })
  const guest = await context.newPage()
  await guest.addInitScript('globalThis.__name ??= (value) => value')
  await guest.goto(link)
  await button(guest, 'Continuar').click()
  await guest.getByLabel('Guardaré en secreto', { exact: false }).check()
  await button(guest, 'Entrar en la llamada').click()
  await button(patient, 'Sí, que entre').click()
  await guest.locator('[data-tile] video').first().waitFor()
  return guest
}

/** Frames a second and lines of each picture that somebody sees. */
async function count(pages: readonly Page[]): Promise<Seen[]> {
  await pages[0]?.waitForTimeout(SETTLING)
  return (await Promise.all(pages.map(countFrames))).flat()
}

/**
 * Counts the frames that arrive and are decoded, by the clock of the page, between two frames of each picture. How many of them a screen
 * shows depends on what draws it, which here is the processor for four browsers at once.
 */
const countFrames = (page: Page): Promise<Seen[]> =>
  page.locator('[data-tile] video').evaluateAll((videos, counting) => {
    const nextFrame = (video: HTMLVideoElement) =>
      new Promise<{ at: number; frames: number }>((resolve) =>
        video.requestVideoFrameCallback((at) =>
          resolve({ at, frames: video.getVideoPlaybackQuality().totalVideoFrames }),
        ),
      )
    return Promise.all(
      videos.map(async (element) => {
        const video = element as HTMLVideoElement
        const first = await nextFrame(video)
        await new Promise((resolve) => setTimeout(resolve, counting))
        const last = await nextFrame(video)
        return {
          rate: ((last.frames - first.frames) * 1000) / (last.at - first.at),
          lines: Math.min(video.videoHeight, video.videoWidth),
        }
      }),
    )
  }, COUNTING)

/** Whole frames a second: with a camera of 24 frames and with one of 30, every picture that arrives has 23.9. */
const toFrames = (rate: number) => Math.round(rate)

function rowsOf(pictures: readonly Seen[]): Row[] {
  const rates = pictures.map(({ rate }) => rate)
  const label = `a call of four on ${os.availableParallelism()} processors`
  return [
    rowAtLeast(`${label}: pictures that are seen`, pictures.length, PICTURES),
    rowAtLeast(`${label}: frames a second, slowest picture`, toFrames(Math.min(...rates)), MIN_FRAMES),
    row(`${label}: frames a second, median`, median(rates)),
    rowAtLeast(
      `${label}: lines, smallest picture`,
      Math.min(...pictures.map(({ lines }) => lines)),
      MIN_LINES,
    ),
  ]
}
