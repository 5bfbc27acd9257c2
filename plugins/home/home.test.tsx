import { screen } from '@testing-library/react'
import { definePlugin } from '@portico/core/plugin/definePlugin'
import { expect, it } from 'vitest'
import { emergencyLines, findEmergencyLines } from '../../tests/screens/emergencyLines'
import { renderPage, setUpPages } from '../../tests/screens/renderPage'
import plugin from './plugin'

setUpPages()

const home = { plugin, path: 'videoconsultation/home', api: {} }

it('the home page names the emergency number in each language', async () => {
  await renderPage(home)
  expect(await findEmergencyLines()).toEqual(emergencyLines)
})

it('place is kept for the card that always shows something, not for one before it that is empty', async () => {
  const cards = definePlugin({
    id: 'cards',
    homeCards: [
      { id: 'proposal', place: 'main', order: 1, card: async () => ({ default: () => null }) },
      { id: 'next', place: 'main', order: 2, card: async () => ({ default: () => <p>Hoy a las 10:05</p> }) },
    ],
  })
  await renderPage({ ...home, others: [cards] })
  const next = await screen.findByText('Hoy a las 10:05')
  const kept = next.parentElement
  expect(kept?.className).toContain('min-h-')
  // Nothing that is empty is left above it.
  expect(kept?.previousElementSibling).toBe(null)
})
