import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { initTexts } from '@portico/core/i18n/i18n'
import type { Booking } from '../flow/useBooking'
import { CurrentAppointment } from './CurrentAppointment'

beforeAll(() => initTexts('es'))
afterEach(() => void vi.useRealTimers())

it('BOOK-041 C-149 the notice of an appointment that is moved names its day in words', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-27T09:00:00Z'), toFake: ['Date'] })
  const booking = {
    draft: { editing: { startDate: '2026-12-18T14:40:00Z' } },
    context: { zone: 'Europe/Madrid', language: 'es' },
  } as unknown as Booking
  await act(async () => {
    render(
      <Suspense>
        <CurrentAppointment booking={booking} />
      </Suspense>,
    )
  })
  expect(await screen.findByText(/^Viernes 18 de diciembre, a las 15:40\. La conservas/)).toBeTruthy()
})
