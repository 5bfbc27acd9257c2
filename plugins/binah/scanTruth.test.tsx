import { act, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { testTenant } from '@portico/core/tenant/testTenant'
import es from './locales/es.json'
import { finish, goToMeasuring, heading, open, setUpScan, emit } from './testing/testScan'

setUpScan()

/** Measures, and shows a result with this pulse. */
async function showPulse(heartRate: number) {
  await open()
  await goToMeasuring()
  finish({ heartRate })
  await heading(es['SCAN.DONE'])
}

it('the headline of a result is the estimate and not its level, and the result says that it is no medical device', async () => {
  await showPulse(71)
  expect(screen.getByText('Pulso estimado: 71 latidos por minuto.')).toBeTruthy()
  expect(screen.queryByText(/Tu pulso es/)).toBeNull()
  expect(screen.getByText(es['SCAN.ABOUT.DEVICE'])).toBeTruthy()
  expect(screen.getByText(es['SCAN.NOT_DEVICE'])).toBeTruthy()
  expect(screen.queryByText(es['SCAN.ADVICE.TITLE'])).toBeNull()
})

it.each([
  [112, 'HIGH'],
  [104, 'HIGH'],
  [55, 'LOW'],
  [44, 'LOW'],
] as const)('a pulse of %i says what to do, and whom to call', async (pulse, level) => {
  await showPulse(pulse)
  expect(screen.getByText(es['SCAN.ADVICE.TITLE'])).toBeTruthy()
  expect(screen.getByText(es[`SCAN.ADVICE.${level}`])).toBeTruthy()
  expect(screen.getByText(es['SCAN.ADVICE.MEDICINE'])).toBeTruthy()
  expect(screen.getByRole('link', { name: testTenant.emergencyNumber })).toBeTruthy()
})

it('another value outside the usual range is named, with what to do about it', async () => {
  await open()
  await goToMeasuring()
  finish({ heartRate: 71, bloodPressure: { systolic: 145, diastolic: 80 }, oxygenSaturation: 91 })
  await heading(es['SCAN.DONE'])
  expect(screen.getByText(/^Fuera de lo habitual: Oxígeno, Tensión\./)).toBeTruthy()
})

it.each(['range', 'double', 'clock'] as const)(
  'a scan that is refused for %s says to count the pulse, and whom to call in an emergency',
  async (reason) => {
    await open()
    await goToMeasuring()
    emit((events) => events.onRefused(reason))
    await heading(es['SCAN.REFUSED'])
    expect(screen.getByText(es[`SCAN.REASON.${reason}`])).toBeTruthy()
    expect(screen.getByText(es['SCAN.STEP.COUNT'])).toBeTruthy()
    expect(screen.getByRole('link', { name: testTenant.emergencyNumber })).toBeTruthy()
  },
)

it('a camera that sends no frames for two seconds is said, its last heart rate goes, and the scan ends when it does not come back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'performance'] })
  Object.assign(HTMLVideoElement.prototype, { requestVideoFrameCallback: () => 0 })
  onTestFinished(() => {
    Reflect.deleteProperty(HTMLVideoElement.prototype, 'requestVideoFrameCallback')
    vi.useRealTimers()
  })
  await open()
  await goToMeasuring()
  emit((events) => events.onFace(1))
  emit((events) => events.onHeartRate(71))
  expect(screen.getByText('71')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(2000))
  expect(screen.queryByText('71')).toBeNull()
  await heading(es['SCAN.STOPPED'])
  expect(screen.getByRole('alert').textContent).toBe(es['SCAN.INTERRUPTED.stopped'])
  act(() => void vi.advanceTimersByTime(15_000))
  await heading(es['SCAN.CAMERA.stopped'])
  expect(screen.getByText(es['SCAN.CAMERA_TEXT.stopped'])).toBeTruthy()
})
