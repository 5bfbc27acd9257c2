import type { ScanEngine, ScanEvents, ScanInput, ScanSession } from '../engine'
import type { Sdk, SdkListeners } from './sdk'
import { sdkFields, valuesOf } from './values'

/** Loads the software from the tenant's address, which the policy of the page allows. */
async function load(address: string): Promise<Sdk> {
  const module = (await import(/* @vite-ignore */ new URL(address, document.baseURI).href)) as {
    default: Sdk
  }
  return module.default
}

/** Tells the seconds of a measurement: the software has no progress of its own. */
class Clock {
  private timer: ReturnType<typeof setInterval> | undefined
  run(events: ScanEvents): void {
    const start = performance.now()
    this.timer ??= setInterval(() => events.onProgress((performance.now() - start) / 1000), 250)
  }
  stop(): void {
    clearInterval(this.timer)
  }
}

function listenersOf(events: ScanEvents, clock: Clock): SdkListeners {
  return {
    onStateChange: (state) => {
      events.onActive(state === 'ACTIVE')
      if (state === 'MEASURING') clock.run(events)
      else clock.stop()
    },
    onImageData: ({ faceDetected }) => {
      events.onFace(faceDetected)
      events.onGuidance(faceDetected === 1 ? 'good' : 'noFace')
    },
    onVitalSign: ({ pulseRate }) => events.onHeartRate(pulseRate?.value ?? null),
    onFinalResults: ({ results }) => {
      clock.stop()
      const values = valuesOf(results)
      if (Object.keys(values).length === 0) events.onRefused('noPulse')
      else events.onResult({ values, confidence: {} })
    },
    onError: ({ code }) => {
      clock.stop()
      events.onError({ kind: 'scanner', code: String(code) })
    },
  }
}

async function open({ video, test, address, events }: ScanInput): Promise<ScanSession> {
  if (!address || !test.licenseKey) throw new Error('NOT_CONFIGURED')
  const sdk = await load(address)
  await sdk.initialize({ licenseKey: test.licenseKey })
  const clock = new Clock()
  const session = await sdk.createFaceSession({
    ...listenersOf(events, clock),
    input: video,
    processingTime: test.processingTime,
    subjectDemographic: test.patient,
  })
  return {
    start: () => session.start(),
    close: () => {
      clock.stop()
      session.terminate()
    },
  }
}

/** The engine of another company: its software comes from the tenant's address and may send pictures there. */
const sdkEngine: ScanEngine = { isLocal: false, fields: sdkFields, open }

export default sdkEngine
