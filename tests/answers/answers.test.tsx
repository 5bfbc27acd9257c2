import { beforeAll, describe, expect, it } from 'vitest'
import { initTexts } from '../../core/i18n/i18n'
import { respondByOperation } from './fakeBackEnd'
import { operations } from './samples'
import { openScreen, portalOf, screensOf, type Screen } from './screens'
import { faulty, unreadable } from './screenFaults'

beforeAll(() => initTexts('es'))

/** Other rounds give each field another fault; `PORTICO_ANSWERS=all` runs them too. */
const isWhole = process.env['PORTICO_ANSWERS'] === 'all'
const rounds = isWhole ? [0, 1, 2, 3] : [0]

const answers = {
  unreadable,
  ...Object.fromEntries(rounds.map((round) => [`faulty in round ${round}`, faulty(round)])),
}

/** Pages of links, which open only with a link of their own. */
const isOfLink = ({ address }: Screen) => address === '/visit' || address === '/shared'

/** With an unreadable answer to a payment it still waits, after the page of specialists. */
const isOpen = ({ address }: Screen) => address.includes('specialists-appointment-booked')

const portal = portalOf(true)

describe.each(screensOf(portal).filter((screen) => !isOfLink(screen) && (isWhole || !isOpen(screen))))(
  'SHELL-048 $id at $address opens',
  (screen) => {
    it.each(Object.entries(answers))('with answers that are %s', async (_, round) => {
      const respond = respondByOperation(Object.keys(operations), round)
      expect(await openScreen(portal, screen, respond)).toMatchObject({ faults: [], isWaiting: false })
    })
  },
)
