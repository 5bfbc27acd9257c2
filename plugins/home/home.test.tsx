import { expect, it } from 'vitest'
import { emergencyLines, findEmergencyLines } from '../../tests/screens/emergencyLines'
import { renderPage, setUpPages } from '../../tests/screens/renderPage'
import plugin from './plugin'

setUpPages()

it('the home page names the emergency number in each language', async () => {
  await renderPage({ plugin, path: 'videoconsultation/home', api: {} })
  expect(await findEmergencyLines()).toEqual(emergencyLines)
})
