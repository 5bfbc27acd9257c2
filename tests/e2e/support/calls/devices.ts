import type { Page } from '@playwright/test'

/** Why a device does not open: the name of the browser's error. */
type Refusal = 'NotFoundError' | 'NotAllowedError'

/** Lets the browser refuse devices until `allowDevices`: `video` the camera, `audio` the microphone. */
export const refuseDevices = (page: Page, error: Refusal, kinds: readonly ('video' | 'audio')[]) =>
  page.evaluate(
    ([name, refused]) => {
      const { mediaDevices } = navigator
      const original = mediaDevices.getUserMedia.bind(mediaDevices)
      Object.assign(window, { allowDevices: () => (mediaDevices.getUserMedia = original) })
      mediaDevices.getUserMedia = async (wanted) => {
        if (refused.some((kind) => wanted?.[kind])) throw new DOMException('refused', name)
        return original(wanted)
      }
    },
    [error, kinds] as const,
  )

export const allowDevices = (page: Page) =>
  page.evaluate(() => (window as unknown as { allowDevices: () => void }).allowDevices())

/** Takes the camera away, as when it is unplugged and there is no other one, until `allowDevices`. */
export async function unplugCamera(page: Page): Promise<void> {
  await refuseDevices(page, 'NotFoundError', ['video'])
  await page.evaluate(() => {
    const own = document.querySelector<HTMLVideoElement>('video[data-own]')?.srcObject as MediaStream | null
    const [camera] = own?.getVideoTracks() ?? []
    camera?.stop()
    // The browser sends this event for a device that is gone, not for one that the page stops.
    camera?.dispatchEvent(new Event('ended'))
  })
}
