import type { Page } from '@playwright/test'
import { drawFace } from '../../../plugins/binah/testing/drawFace'
import { expect } from './test'

const skin = [214, 176, 144] as const
const middle = { x: 80, y: 58, width: 62 }
const pair = [
  { x: 72, y: 58, width: 46 },
  { x: 134, y: 60, width: 42 },
]

/** What a drawn camera sees; `moving` is the face that jumps from side to side. */
const drawings = {
  face: { skin, faces: [middle] },
  empty: { skin, faces: [] },
  twoFaces: { skin, faces: pair },
  dark: { skin, faces: [middle], light: 0.14 },
  far: { skin, faces: [{ ...middle, width: 30 }] },
  moving: { skin, faces: [{ ...middle, x: 74 }] },
} as const
/** `stopped` is a camera that sends no frames. */
export type View = keyof typeof drawings | 'stopped'

interface DrawnCamera {
  view: View
  /** The name of the error of the browser instead of a picture. */
  fault: string | undefined
}

declare global {
  interface Window {
    drawnCamera?: DrawnCamera
  }
}

/** Replaces the camera of every page of this tab by drawings, or by an error of the browser. */
export async function useDrawnCamera(page: Page): Promise<void> {
  const pictures = Object.entries(drawings).map(
    ([view, drawing]) => [view as View, Buffer.from(drawFace(drawing).data).toString('base64')] as const,
  )
  await page.addInitScript((all) => {
    const bytes = (text: string) => Uint8ClampedArray.from(atob(text), (letter) => letter.charCodeAt(0))
    const images = new Map<View, ImageData>(
      all.map(([view, text]) => [view, new ImageData(bytes(text), 160, 120)]),
    )
    const camera: DrawnCamera = { view: 'face', fault: undefined }
    window.drawnCamera = camera
    const open = async (): Promise<MediaStream> => {
      if (camera.fault) throw new DOMException('', camera.fault)
      const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 120 })
      const context = canvas.getContext('2d')
      let frame = 0
      const draw = () => {
        frame += 1
        const jump = camera.view === 'moving' && frame % 2 ? 12 : 0
        const image = images.get(camera.view)
        if (image) context?.putImageData(image, jump, 0)
      }
      draw()
      const stream = canvas.captureStream(30)
      const timer = setInterval(() => {
        if (stream.active) draw()
        else clearInterval(timer)
      }, 33)
      return stream
    }
    navigator.mediaDevices.getUserMedia = open
  }, pictures)
}

/** Lets the drawn camera see something, or fail with an error of the browser. */
export async function show(page: Page, change: Partial<DrawnCamera>): Promise<void> {
  await page.evaluate((next) => Object.assign(window.drawnCamera ?? {}, { fault: undefined }, next), change)
}

/** Hides the tab, as another one in front of it would, and brings it back. */
export async function hideTab(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const value of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }
  })
}

/** Turns the phone by a quarter. */
export async function turnPhone(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await page.setViewportSize({ width: height, height: width })
  await page.evaluate(() => dispatchEvent(new Event('orientationchange')))
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(height)
}
