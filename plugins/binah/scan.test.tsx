import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import { messages } from './flow/scanFlow'
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
  track,
  emit,
} from './testing/testScan'

setUpScan()

it('VITAL-009 VITAL-014 ACCOUNT-051 starts only when active, shows the live heart rate, charges for the result and says so', async () => {
  const outcome = vi.fn<(input: unknown) => unknown>(() => ({ ...scan, status: 'measured', tokens: 7 }))
  const meta = { id: 1, metaKey: 'tokens', metaValue: '12' }
  const balance = vi.fn<(input: unknown) => unknown>(() => meta)
  await open({ 'PUT api/scans/{id}/outcome': outcome, 'GET api/usermeta/{key}': balance })
  await press(es['SCAN.OPEN'])
  expect(balance).toHaveBeenCalledWith(expect.objectContaining({ params: { key: 'tokens' } }))
  const start = await screen.findByRole('button', { name: es['SCAN.START'] })
  fireEvent.click(start)
  expect(started).not.toHaveBeenCalled()
  await waitFor(() => expect(fake.events).toBeTruthy())
  emit((events) => events.onActive(true))
  fireEvent.click(start)
  expect(started).toHaveBeenCalledOnce()
  emit((events) => events.onFace(1))
  emit((events) => events.onHeartRate(71))
  expect(screen.getByText('71')).toBeTruthy()
  expect(outcome).not.toHaveBeenCalled()
  finish({ heartRate: 71, breathingRate: 15 })
  await heading(es['SCAN.DONE'])
  expect(outcome).toHaveBeenCalledOnce()
  expect(screen.getByText('Ha costado 5 créditos: tenías 12 y tienes 7.')).toBeTruthy()
  const pulse = screen.getByRole('region', { name: es['SCAN.FIELD.heartRate'] })
  expect(within(pulse).getByText(es['SCAN.LEVEL.NORMAL'])).toBeTruthy()
  expect(screen.queryByText(es['SCAN.SECTION.blood'])).toBeNull()
  const missing = within(screen.getByRole('region', { name: es['SCAN.MISSING'] }))
  expect(missing.getByText(/Oxígeno, Tensión, Hemoglobina/)).toBeTruthy()
  expect(missing.getByText(es['SCAN.MISSING_NEVER'])).toBeTruthy()
})

it('what an engine measures usually and not this time is said apart from what it never measures', async () => {
  await open()
  await goToMeasuring()
  finish({ breathingRate: 15 })
  await heading(es['SCAN.DONE'])
  const missing = within(screen.getByRole('region', { name: es['SCAN.MISSING'] }))
  const [unclear, never] = [es['SCAN.MISSING_UNCLEAR'], es['SCAN.MISSING_NEVER']].map(
    (why) => missing.getByText(why).previousElementSibling?.textContent,
  )
  expect(unclear).toBe('Pulso.')
  expect(never).toContain('Tensión')
  expect(never).not.toContain('Pulso.')
})

it('a result is shown only after the server has taken the credits', async () => {
  let isDown = true
  await open({
    'PUT api/scans/{id}/outcome': () =>
      isDown ? Promise.reject(new ApiError(0, 'NETWORK')) : { ...scan, status: 'measured', tokens: 7 },
  })
  await goToMeasuring()
  finish({ heartRate: 71 })
  await screen.findByText(es['SCAN.UNSENT_OFFLINE'])
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

it('VITAL-018 the message changes with the seconds that were measured', async () => {
  await open()
  await goToMeasuring()
  const shown = [0, 15, 30, 45, 60].map((seconds) => {
    emit((events) => events.onProgress(seconds))
    return messages.filter((message) => screen.queryByText(es[`SCAN.MESSAGE.${message}`]))
  })
  expect(shown).toEqual([...messages.map((message) => [message]), ['ALMOST']])
})

/** A value of each field with what its row shows: the number, the level in words, and its look; a plain chip inside the usual range. */
const rows = {
  vitals: {
    heartRate: [71, '71', 'Dentro de lo habitual', 'chip'],
    breathingRate: [22, '22', 'Alto', 'warning'],
    prq: [3.25, '3,25', 'Bajo', 'warning'],
    oxygenSaturation: [97, '97', 'Alto (buen valor)', 'chip'],
  },
  blood: { bloodPressure: [{ systolic: 140, diastolic: 70 }, '140/70', 'Muy alto', 'danger'] },
  bloodTests: {
    hemoglobin: [13.4, '13,4', 'Dentro de lo habitual', 'chip'],
    hemoglobinA1c: [6.5, '6,5', 'Muy alto', 'danger'],
  },
  stress: {
    stressLevel: [5, undefined, 'Extremo', 'danger'],
    pnsZone: [1, undefined, 'Bajo', 'warning'],
    snsZone: [3, undefined, 'Alto', 'warning'],
  },
  hrv: { sdnn: [49, '49', 'Bajo', 'warning'], lfhf: [0.3, '0,3', 'Dentro de lo habitual', 'chip'] },
} as const

it('VITAL-003 VITAL-004 VITAL-005 VITAL-012 VITAL-021 VITAL-028 VITAL-032 VITAL-033 a result has its sections below the index, and one level for each value', async () => {
  await open()
  await goToMeasuring()
  const fields = Object.values(rows).flatMap((section) => Object.entries<readonly unknown[]>(section))
  finish({ ...Object.fromEntries(fields.map(([field, [value]]) => [field, value])), wellnessIndex: 7 })
  await heading(es['SCAN.DONE'])
  const region = (name: string) => screen.getByRole('region', { name })
  const below = region(es['SCAN.SECTION.vitals'])
  expect(region(es['SCAN.FIELD.wellnessIndex']).compareDocumentPosition(below)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  const shown = Object.entries(rows).map(([section, own]) => {
    const part = within(region(es[`SCAN.SECTION.${section as keyof typeof rows}`]))
    const lines = Object.keys(own).map((field) => {
      const row = part.getByRole('region', { name: es[`SCAN.FIELD.${field}` as keyof typeof es] })
      const chips = [...row.querySelectorAll('.chip')]
      const looks = chips.map((chip) => [chip.textContent, chip.className.split('-').at(-1)])
      return [field, [row.querySelector('b')?.textContent, ...looks.flat()]]
    })
    return [section, Object.fromEntries(lines) as unknown, part.getAllByRole('heading', { level: 3 }).length]
  })
  expect(shown).toEqual(
    Object.entries(rows).map(([section, own]) => {
      const lines = Object.entries<readonly unknown[]>(own).map(([field, [, ...line]]) => [field, line])
      return [section, Object.fromEntries(lines), lines.length]
    }),
  )
})

it('VITAL-017 the wellness dial shows only where an engine gives the index', async () => {
  await open()
  await goToMeasuring()
  finish({ heartRate: 71, wellnessIndex: 7 })
  await heading(es['SCAN.DONE'])
  const dial = screen.getByRole('region', { name: es['SCAN.FIELD.wellnessIndex'] })
  expect(dial.querySelector('[stroke-dasharray]')?.getAttribute('stroke-dasharray')).toBe('252 108')
})

it('a refused scan says why and what to change, gives no number and costs nothing', async () => {
  const outcome = vi.fn<(input: unknown) => unknown>(() => ({ ...scan, status: 'refused' }))
  await open({ 'PUT api/scans/{id}/outcome': outcome })
  await goToMeasuring()
  emit((events) => events.onRefused('motion'))
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

/** As when a telephone call takes the camera, or gives it back. */
const interrupt = (type: 'mute' | 'unmute') => act(async () => void track.dispatchEvent(new Event(type)))

it('a camera that the system takes away is opened again when it comes back, and the scan begins anew', async () => {
  await open()
  await goToMeasuring()
  emit((events) => events.onProgress(20))
  const before = fake.events
  await interrupt('mute')
  expect(screen.getByRole('alert').textContent).toBe(es['SCAN.INTERRUPTED.taken'])
  expect(closed).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name: es['SCAN.STOP'] })).toBeNull()
  // What the engine says of before counts for nothing.
  act(() => before?.onResult({ values: { heartRate: 71 }, confidence: {} }))
  expect(getUserMedia).toHaveBeenCalledOnce()
  await interrupt('unmute')
  expect(getUserMedia).toHaveBeenCalledTimes(2)
  await waitFor(() => expect(fake.events).not.toBe(before))
  expect(screen.queryByText(es['SCAN.INTERRUPTED.taken'])).toBeNull()
  emit((events) => events.onFace(1))
  emit((events) => events.onGuidance('good'))
  emit((events) => events.onActive(true))
  await press(es['SCAN.START'])
  finish({ heartRate: 71 })
  expect(await heading(es['SCAN.DONE'])).toBeTruthy()
})

const NO_LOAD = 'Not implemented: navigation to another Document'

/** The page of a test cannot be loaded again; it reports the attempt. */
function hearLoads() {
  const heard = vi.fn<(failure: Error) => void>()
  const console = Reflect.get(globalThis, '_virtualConsole') as NodeJS.EventEmitter
  console.once('jsdomError', heard)
  return heard
}

it('VITAL-010 VITAL-011 C-101 a lost face stops the time; stop is there only while measuring and releases the camera', async () => {
  await open()
  await goToActive()
  expect(screen.queryByRole('button', { name: es['SCAN.STOP'] })).toBeNull()
  await press(es['SCAN.START'])
  emit((events) => events.onFace(0))
  emit((events) => events.onGuidance('noFace'))
  expect(screen.getByText(es['SCAN.LOST_TEXT'])).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe(es['SCAN.GUIDE.noFace'])
  emit((events) => events.onFace(1))
  expect(screen.queryByText(es['SCAN.LOST_TEXT'])).toBeNull()
  const attempts = hearLoads()
  await press(es['SCAN.STOP'])
  expect(attempts.mock.calls).toEqual([[expect.objectContaining({ message: NO_LOAD })]])
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
  emit((events) => events.onError({ kind: 'scanner', code: '3004' }))
  await heading(es['SCAN.REFUSED'])
  expect(screen.getByText('scanner-3004')).toBeTruthy()
})
