import { screen } from '@testing-library/react'
import { zoneName } from '@schemas/time/zoneNames'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { browserZone, capitalize } from '@portico/core/format/dates'
import { initTexts } from '@portico/core/i18n/i18n'
import es from '../../locales/es.json'
import { oneSlotVariant, slotStart } from '../../testing/testVariant'
import { closePortal, fakeApi, renderBookingPortal, signInAsAna } from '../../testing/testPortal'
import type { Draft } from '../../variant'

beforeAll(() => initTexts('es'))
beforeEach(signInAsAna)
afterEach(closePortal)

const own = browserZone()
const named = `${capitalize(zoneName(own, 'es'))}.`
const open = async (provider?: Draft['provider']) => {
  await renderBookingPortal(
    {
      ...oneSlotVariant({ id: 'v', bookedRoute: 'videoConsultation.home' }),
      initialAnswers: async () => ({
        slot: { start: slotStart, zone: provider?.zone ?? own },
        ...(provider && { provider }),
      }),
    },
    fakeApi({}),
  )
  await screen.findByText(es['BOOKING.FACT.WHEN'])
}

it('I18N-020 the review names the zone of a time with any professional', async () => {
  await open()
  expect(screen.getByText(named)).toBeTruthy()
  expect(screen.getByText(es['BOOKING.ANY_PROVIDER'])).toBeTruthy()
})

it('I18N-020 with a professional whose clock shows the same, the zone goes without saying', async () => {
  await open({ id: '7', label: 'Inés', zone: own })
  expect(screen.queryByText(named)).toBeNull()
})

it('I18N-020 with a professional elsewhere, both clocks are named', async () => {
  await open({ id: '7', label: 'Inés', zone: 'Pacific/Kiritimati' })
  expect(screen.getByText((text) => text.startsWith(named) && text.length > named.length)).toBeTruthy()
})
