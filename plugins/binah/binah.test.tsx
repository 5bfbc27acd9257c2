import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import { actFor } from '@portico/core/session/session'
import { closePortal, signInAsAna } from '@portico/booking/testing/testPortal'
import { emergencyLines, findEmergencyLines } from '../../tests/screens/emergencyLines'
import es from './locales/es.json'
import { heading, info, open, patient, press, setUpScan } from './testing/testScan'

setUpScan()

it('VITAL-001 VITAL-002 VITAL-007 VITAL-015 VITAL-034 VITAL-035 FEAT-023 the page says what it measures, what it costs and where the video stays', async () => {
  await open({}, { engineId: 'own' })
  await heading(es['SCAN.TITLE'])
  expect(await screen.findByText(es['SCAN.STAYS'])).toBeTruthy()
  expect(screen.getByText(/durante 60 segundos/)).toBeTruthy()
  expect(screen.getByText('Te quedan 2 mediciones')).toBeTruthy()
  expect(screen.getByText(/Cada una cuesta 5 créditos y tienes 12/)).toBeTruthy()
  expect(screen.getByText(/Mujer · 74 años · 68 kg/)).toBeTruthy()
})

it('an engine of another company never says that the video stays on the phone', async () => {
  await open()
  await heading(es['SCAN.TITLE'])
  expect(await screen.findByText(es['SCAN.LEAVES'])).toBeTruthy()
  expect(screen.queryByText(es['SCAN.STAYS'])).toBeNull()
})

it.each(['', '/about'])('the page scan%s names the emergency number in each language', async (path) => {
  await open({}, { path, engineId: 'own' })
  expect(await findEmergencyLines()).toEqual(emergencyLines)
})

it('VITAL-016 a free scan shows no balance', async () => {
  await open({ 'GET api/videoVitalTest': { ...info, scanCost: 0 } })
  await screen.findByRole('button', { name: es['SCAN.OPEN'] })
  expect(screen.queryByText(/mediciones/)).toBeNull()
})

it('VITAL-015 VITAL-019 without scans left, buying says that it is not possible yet', async () => {
  await open({ 'GET api/usermeta/{key}': () => Promise.reject(new ApiError(404, 'NOT_FOUND')) })
  await heading(es['SCAN.NONE_LEFT'])
  await press(es['SCAN.BUY'])
  expect(screen.getByRole('alert').textContent).toContain(es['VIDEO_VITALS_TEST.ERRORS.NOT_IMPLEMENTED'])
})

it('VITAL-020 missing data are asked for and saved before a scan', async () => {
  const put = vi.fn<(input: unknown) => unknown>(() => ({ version: 4 }))
  let isSaved = false
  await open({
    'GET api/videoVitalTest': () => ({ ...info, patient: { ...patient, weight: isSaved ? 68.5 : 0 } }),
    'GET api/users/data': {
      id: 'u1',
      name: 'Ana',
      surname: 'Suárez',
      gender: 2,
      birthDate: '1952-01-02',
      version: 3,
    },
    'PUT api/users': (input: unknown) => {
      isSaved = true
      return put(input)
    },
  })
  await heading(es['SCAN.DATA_TITLE'])
  await press(es['SCAN.DATA_SAVE'])
  expect(screen.getByText(es['SCAN.WEIGHT_ERROR'])).toBeTruthy()
  fireEvent.change(screen.getByRole('textbox', { name: es['SCAN.WEIGHT'] }), { target: { value: '68,5' } })
  await press(es['SCAN.DATA_SAVE'])
  await heading(es['SCAN.TITLE'])
  expect(put.mock.calls[0]).toMatchObject([
    { body: { weight: 68.5, gender: 2, surname: 'Suárez', version: 3 } },
  ])
})

it('nobody scans while acting for somebody else', async () => {
  actFor('luis')
  await open()
  await heading(es['SCAN.ACTING'])
  expect(screen.queryByRole('button', { name: es['SCAN.OPEN'] })).toBeNull()
})

it('the history has only scans, each compared with the one before', async () => {
  const reading = (id: number, value: number, origin: string) => ({
    id,
    date: `2026-11-0${id}T09:22:00Z`,
    zone: 'Europe/Madrid',
    origin,
    source: null,
    measures: [{ id: 4, value }],
  })
  await open(
    {
      'GET api/vital-signs-measurements/readings': [
        reading(3, 74, 'camera'),
        reading(2, 99, 'manual'),
        reading(1, 71, 'camera'),
      ],
    },
    { path: '/history' },
  )
  await heading(es['SCAN.HISTORY'])
  expect(await screen.findByText('Pulso 74')).toBeTruthy()
  expect(screen.getByText(/3 más que la anterior/)).toBeTruthy()
  expect(screen.queryByText('Pulso 99')).toBeNull()
})

it('the history shows every value that another engine has measured', async () => {
  const saved = { 4: 72, 10: 15, 1: 97, 2: 131, 3: 82, 5: 41 }
  const measures = Object.entries(saved).map(([id, value]) => ({ id: Number(id), value }))
  const reading = {
    id: 1,
    date: '2026-11-01T09:22:00Z',
    zone: 'Europe/Madrid',
    origin: 'camera',
    source: null,
    measures,
  }
  await open({ 'GET api/vital-signs-measurements/readings': [reading] }, { path: '/history' })
  const line = 'Pulso 72 · Respiración 15 · Oxígeno 97 · Tensión 131/82 · Entre latidos (SDNN) 41'
  expect(await screen.findByText(line)).toBeTruthy()
})

it('a page says in plain words what the scan is not', async () => {
  await open({}, { path: '/about', engineId: 'own' })
  await heading(es['SCAN.ABOUT'])
  expect(screen.getByText(es['SCAN.ABOUT.DEVICE_TEXT'])).toBeTruthy()
  expect(screen.getByText(es['SCAN.ABOUT.VIDEO_TEXT'])).toBeTruthy()
})

it('MENU-020 FEAT-023 the menu leads to the scan where the feature is on', async () => {
  await open()
  const link = await screen.findByRole('link', { name: 'Medirte con la cámara' })
  expect(link.getAttribute('href')).toContain('videoconsultation/video-vitals-test')
  closePortal()
  signInAsAna()
  await open({}, { features: [] })
  await screen.findByRole('main')
  expect(screen.queryByRole('heading', { name: es['SCAN.TITLE'] })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Medirte con la cámara' })).toBeNull()
})
