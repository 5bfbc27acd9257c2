import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import appointments from '../../plugins/appointments/plugin'
import home from '../../plugins/home/plugin'
import { renderPage, setUpPages } from '../screens/renderPage'

setUpPages()
afterEach(() => void vi.useRealTimers())

it('C-149 the home page names today and the day of the next appointment in words', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-27T09:00:00Z'), toFake: ['Date'] })
  const next = { id: 9, status: 2, startDate: '2026-12-18T12:00:00Z', duration: 20 }
  const api = { 'GET api/appointments/': () => [next] }
  await renderPage({ plugin: home, others: [appointments], path: 'videoconsultation/home', api })
  expect(await screen.findByText('Viernes 18 de diciembre a las')).toBeTruthy()
  expect(screen.getByText('Viernes 27 de noviembre')).toBeTruthy()
})
