import { devices, expect, type Page, type WebSocketRoute } from '@playwright/test'
import { openPath, signIn } from '../people'

/** The phone of a patient. */
export const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
  locale: 'es-ES',
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Expects frames of the other side: a connection alone says nothing about them. A failure says what the video was like. */
export async function expectPicture(page: Page, name: RegExp): Promise<void> {
  const video = page.getByLabel(name).locator('video').first()
  // Without a limit, a picture that is not there is waited for until the story ends.
  const read = () => video.evaluate(readPicture, undefined, { timeout: 1000 }).catch(() => noPicture)
  let last = await read()
  let before = last.frames
  // A new connection brings a new element, which counts from zero.
  const shown = async () => {
    last = await read()
    before = Math.min(before, last.frames)
    return last.frames - before
  }
  await expect
    .poll(shown)
    .toBeGreaterThan(5)
    .catch((error: unknown) => {
      throw new Error(`No moving picture: ${JSON.stringify(last)}`, { cause: error })
    })
}

const noPicture = { frames: 0, isThere: false }

function readPicture(video: HTMLElement | SVGElement) {
  if (!(video instanceof HTMLVideoElement)) return { frames: 0, isThere: false }
  const [track] = video.srcObject instanceof MediaStream ? video.srcObject.getVideoTracks() : []
  return {
    frames: video.getVideoPlaybackQuality().totalVideoFrames,
    isThere: true,
    isPaused: video.paused,
    readyState: video.readyState,
    track: track && `${track.readyState}${track.muted ? ', muted' : ''}`,
  }
}

/** Ends the call of a doctor's page if there is one: the line is free for the next story, also when this one has failed. */
export async function endCall(doctor: Page): Promise<void> {
  const hangUp = button(doctor, 'Hang up')
  if (!(await hangUp.isVisible())) return
  const ending = doctor.waitForResponse(/\/finish/)
  await hangUp.click()
  await ending
}

/** Presses what closes its own window, which may be gone before the browser says that the press is done. */
export async function pressToClose(window: Page, name: string): Promise<void> {
  const press = button(window, name)
    .click()
    .catch((error: unknown) => {
      if (!/has been closed/.test(String(error))) throw error
    })
  await Promise.all([window.waitForEvent('close'), press])
}

/** A line of a page to a server that sends messages. */
export interface Line {
  /** Ends the connection and lets no other one open, as when the server is killed. */
  cut: () => Promise<void>
  /** Lets connections open again. */
  restore: () => void
  /** Sends what the hub sends when the token has expired. */
  expire: () => void
}

interface LineOptions {
  /** Changes what the page sends. */
  rewrite?: ((text: string) => Promise<string>) | undefined
}

/** Puts a line between a page and the hub. Call it before the page opens. */
export async function openHubLine(page: Page, options: LineOptions = {}): Promise<Line> {
  const line = await openLine(page, /\/hub\?/, options)
  await page.route(/\/hub(\/negotiate)?\?/, (route) => (line.isCut() ? route.abort() : route.continue()))
  return line
}

/** Puts a line between a page and the signalling of Twilio's stand-in. */
export const openTwilioLine = (page: Page, options: LineOptions = {}): Promise<Line> =>
  openLine(page, /\/twilio\/signaling/, options)

async function openLine(
  page: Page,
  address: RegExp,
  { rewrite }: LineOptions,
): Promise<Line & { isCut: () => boolean }> {
  const open = new Set<WebSocketRoute>()
  let isCut = false
  await page.routeWebSocket(address, (route) => {
    if (isCut) {
      void route.close()
      return
    }
    open.add(route)
    const server = route.connectToServer()
    if (!rewrite) return
    let queue = Promise.resolve()
    const pass = async (before: Promise<void>, message: string | Buffer) => {
      await before
      const text = typeof message === 'string' ? await rewrite(message) : message
      if (open.has(route)) server.send(text)
    }
    route.onMessage((message) => {
      queue = pass(queue, message)
    })
  })
  return {
    isCut: () => isCut,
    cut: async () => {
      isCut = true
      const routes = [...open]
      open.clear()
      await Promise.all(routes.map((route) => route.close({ code: 4000 })))
    },
    restore: () => {
      isCut = false
    },
    expire: () => {
      for (const route of open)
        route.send('{"type":7,"error":"The session has ended","allowReconnect":true}\u001E')
    },
  }
}

/** A patient's laptop. */
export const laptop = { locale: 'es-ES', viewport: { width: 1280, height: 800 } }

/** Signs in the doctor, who sees the day, and ana, who sees her next visit. */
export async function openBothSides(doctor: Page, ana: Page): Promise<void> {
  await signIn(doctor, 'doctor')
  await signIn(ana, 'ana')
  await openPath(doctor, '/doctor/today')
  await expect(doctor.getByRole('heading', { level: 1, name: 'Your day' })).toBeVisible()
  await openPath(ana, '/videocall')
}
