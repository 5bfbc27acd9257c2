import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { emergencyLines, findEmergencyLines } from '../../tests/screens/emergencyLines'
import { renderPage, setUpPages } from '../../tests/screens/renderPage'
import es from './locales/es.json'
import plugin from './plugin'

setUpPages()

const service = { id: 3, name: 'Piel por vídeo', type: 2, duration: 20, amount: 30, currency: 'EUR' }
const specialists = [{ id: 70, doctor: { id: 70, fullName: 'Dra. Inés Corral Vega' }, services: [service] }]

it.each([
  ['with specialists', [{ service, specialists }], 'Piel por vídeo'],
  ['without specialists', [], es['SPECIALISTS.EMPTY']],
])('the list of specialists names the emergency number in each language: %s', async (_, offered, seen) => {
  const api = { 'GET api/consultation-services/specialists': offered }
  await renderPage({ plugin, features: ['specialists'], path: 'videoconsultation/specialists', api })
  expect(await screen.findByText(seen)).toBeDefined()
  expect(await findEmergencyLines()).toEqual(emergencyLines)
})
