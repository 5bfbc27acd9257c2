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

/** Lists a second camera, as on a phone. Both show the same. */
export const addRearCamera = (page: Page) =>
  page.evaluate(() => {
    const { mediaDevices } = navigator
    const original = mediaDevices.enumerateDevices.bind(mediaDevices)
    mediaDevices.enumerateDevices = async () => {
      const devices = await original()
      return [...devices, ...devices.filter(({ kind }) => kind === 'videoinput')]
    }
  })

/** Somebody speaks without a pause, in place of the beeps of the browser's own microphone. Before the microphone opens. */
export const speakAlways = (page: Page) =>
  page.evaluate(() => {
    const { mediaDevices } = navigator
    const original = mediaDevices.getUserMedia.bind(mediaDevices)
    const openVoice = () => {
      const context = new AudioContext()
      const voice = new OscillatorNode(context, { frequency: 220 })
      const microphone = new MediaStreamAudioDestinationNode(context)
      voice.connect(microphone)
      voice.start()
      return microphone.stream.getAudioTracks()
    }
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await original(wanted)
      return wanted?.audio ? new MediaStream([...openVoice(), ...stream.getVideoTracks()]) : stream
    }
  })

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
