import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@core/http/apiError'
import es from './locales/es.json'
import {
  closed,
  fake,
  finish,
  getUserMedia,
  goToActive,
  goToMeasuring,
  heading,
  open,
  press,
  scan,
  setUpScan,
  started,
  stopTrack,
  tell,
} from './testing/testScan'

setUpScan()

it('VITAL-009 VITAL-014 ACCOUNT-051 starts only when active, shows the live heart rate, charges for the result and says so', async () => {
  const outcome = vi.fn<(input: unknown) => unknown>(() => ({ ...scan, status: 'measured', tokens: 7 }))
  await open({ 'PUT api/scans/{id}/outcome': outcome })
  await press(es['SCAN.OPEN'])
  const start = await screen.findByRole('button', { name: es['SCAN.START'] })
  fireEvent.click(start)
  expect(started).not.toHaveBeenCalled()
  await waitFor(() => expect(fake.events).toBeTruthy())
  tell((events) => events.onActive(true))
  fireEvent.click(start)
  expect(started).toHaveBeenCalledOnce()
  tell((events) => events.onFace(1))
  tell((events) => events.onHeartRate(71))
  expect(screen.getByText('71')).toBeTruthy()
  expect(outcome).not.toHaveBeenCalled()
  finish({ heartRate: 71, breathingRate: 15 })
  await heading(es['SCAN.DONE'])
  expect(outcome).toHaveBeenCalledOnce()
  expect(screen.getByText('Ha costado 5 créditos: tenías 12 y tienes 7.')).toBeTruthy()
  const pulse = screen.getByRole('region', { name: es['SCAN.FIELD.heartRate'] })
  expect(within(pulse).getByText(es['SCAN.LEVEL.NORMAL'])).toBeTruthy()
  expect(screen.queryByText(es['SCAN.SECTION.blood'])).toBeNull()
  expect(screen.getByText(/Tensión, Hemoglobina/)).toBeTruthy()
})

it('a result is shown only after the server has taken the credits', async () => {
  let isDown = true
  await open({
    'PUT api/scans/{id}/outcome': () =>
      isDown ? Promise.reject(new ApiError(0, 'NETWORK')) : { ...scan, status: 'measured', tokens: 7 },
  })
  await goToMeasuring()
  finish({ heartRate: 71 })
  await screen.findByText(es['SCAN.UNSENT'])
  expect(screen.queryByText('71')).toBeNull()
  isDown = false
  await press('Reintentar')
  await heading(es['SCAN.DONE'])
})

it('DEV-007 C-100 a result is saved once, when the person agrees, as an estimate of the camera', async () => {
  const save = vi.fn<(input: unknown) => unknown>(() => ({ id: 1 }))
  await open({ 'POST api/vital-signs-measurements/save-measure': save })
  await goToMeasuring()
  finish({ heartRate: 71, breathingRate: 15, prq: 4.7 })
  await heading(es['SCAN.DONE'])
  expect(save).not.toHaveBeenCalled()
  await press(es['SCAN.SAVE'])
  await screen.findByText(es['SCAN.SAVED'])
  expect(save).toHaveBeenCalledOnce()
  expect(save.mock.calls[0]).toMatchObject([
    {
      body: {
        origin: 'camera',
        measures: [
          { id: 4, value: 71 },
          { id: 10, value: 15 },
        ],
      },
      idempotencyKey: 's1',
    },
  ])
  expect(screen.queryByRole('button', { name: es['SCAN.SAVE'] })).toBeNull()
})

it('VITAL-017 the wellness dial shows only where an engine gives the index', async () => {
  await open()
  await goToMeasuring()
  finish({ heartRate: 71, wellnessIndex: 7 })
  await heading(es['SCAN.DONE'])
  const dial = screen.getByRole('region', { name: es['SCAN.FIELD.wellnessIndex'] })
  expect(dial.querySelector('.scan-dial-arc')?.getAttribute('stroke-dasharray')).toBe('252 108')
})

it('a refused scan says why and what to change, gives no number and costs nothing', async () => {
  const outcome = vi.fn<(input: unknown) => unknown>(() => ({ ...scan, status: 'refused' }))
  await open({ 'PUT api/scans/{id}/outcome': outcome })
  await goToMeasuring()
  tell((events) => events.onRefused('motion'))
  await heading(es['SCAN.REFUSED'])
  expect(screen.getByText(es['SCAN.REASON.motion'])).toBeTruthy()
  expect(screen.getByText(/no se ha cobrado. Sigues teniendo 12 créditos/)).toBeTruthy()
  expect(outcome.mock.calls[0]).toMatchObject([{ body: { status: 'refused', reason: 'motion' } }])
  expect(document.activeElement).toBe(await heading(es['SCAN.REFUSED']))
  await press(es['SCAN.AGAIN'])
  await heading(es['SCAN.TITLE'])
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: es['SCAN.OPEN'] }))
})

it('the camera is released when a scan is over, before its result is shown', async () => {
  let answer: (scan: unknown) => void = () => {}
  await open({ 'PUT api/scans/{id}/outcome': () => new Promise((resolve) => (answer = resolve)) })
  await goToMeasuring()
  expect(document.activeElement).toBe(await heading(es['SCAN.MEASURING']))
  finish({ heartRate: 71 })
  expect(stopTrack).toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: es['SCAN.STOP'] })).toBeNull()
  expect(screen.queryByRole('button', { name: es['SCAN.START'] })).toBeNull()
  await act(async () => answer({ ...scan, status: 'measured', tokens: 7 }))
  expect(document.activeElement).toBe(await heading(es['SCAN.DONE']))
})

it('VITAL-010 VITAL-011 C-101 a lost face stops the time; stop is there only while measuring and releases the camera', async () => {
  await open()
  await goToActive()
  expect(screen.queryByRole('button', { name: es['SCAN.STOP'] })).toBeNull()
  await press(es['SCAN.START'])
  tell((events) => events.onFace(0))
  tell((events) => events.onGuidance('noFace'))
  expect(screen.getByText(es['SCAN.LOST_TEXT'])).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe(es['SCAN.GUIDE.noFace'])
  tell((events) => events.onFace(1))
  expect(screen.queryByText(es['SCAN.LOST_TEXT'])).toBeNull()
  await press(es['SCAN.STOP'])
  expect(stopTrack).toHaveBeenCalled()
  expect(closed).toHaveBeenCalled()
})

it.each([
  ['NotAllowedError', 'SCAN.CAMERA.blocked'],
  ['NotFoundError', 'SCAN.CAMERA.none'],
  ['NotReadableError', 'SCAN.CAMERA.inUse'],
] as const)('the camera error %s is explained and can be tried again', async (name, key) => {
  getUserMedia.mockRejectedValue(Object.assign(new Error(name), { name }))
  await open()
  await press(es['SCAN.OPEN'])
  await heading(es[key])
  expect(screen.getByRole('button', { name: es['SCAN.AGAIN'] })).toBeTruthy()
})

it('ERR-045 I18N-034 a session that cannot be created says so with its text', async () => {
  fake.open = () => Promise.reject(new Error('INVALID_LICENSE'))
  await open()
  await press(es['SCAN.OPEN'])
  await heading(es['SCAN.REFUSED'])
  expect(screen.getByText(es['VIDEO_VITALS_TEST.ERRORS.ERROR_CREATING_SESSION_WITH_MESSAGE'])).toBeTruthy()
  expect(screen.getByText('session-INVALID_LICENSE')).toBeTruthy()
})

it('ERR-046 a failure of the engine shows its code', async () => {
  await open()
  await goToMeasuring()
  tell((events) => events.onError({ kind: 'scanner', code: '3004' }))
  await heading(es['SCAN.REFUSED'])
  expect(screen.getByText('scanner-3004')).toBeTruthy()
})
