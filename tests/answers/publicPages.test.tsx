import { beforeAll, describe, expect, it } from 'vitest'
import { initTexts } from '../../core/i18n/i18n'
import { addressOf } from '../../plugins/records/shares/shlink'
import { isOfLink, screensOf } from '../support/portalScreens'
import { refusals, respondByOperation, type Respond } from './fakeBackEnd'
import { operations } from './samples'
import { openScreen, portalOf } from './screens'
import { sound } from './screenFaults'
import { fillAndSend } from './steps'

/** The routes that open without a session, in every state: the page of a visit has a test of its own (links.test.tsx). */
const portal = portalOf(true)
const publicRoutes = new Set<string>(
  portal.host.routes.filter(({ area }) => area === 'public').map(({ id }) => id),
)
const pages = screensOf(portal.host).filter((screen) => publicRoutes.has(screen.id) && !isOfLink(screen))

beforeAll(() => initTexts('es'))

/** What the API does. */
const apis: Readonly<Record<string, Respond>> = {
  'an API that answers': respondByOperation(Object.keys(operations), sound),
  ...refusals,
}

/** What an address of a letter or of another service ends with. */
const link = '?userId=u1&token=broken&code=broken&state=broken'
const links = ['', link]
const people = [
  { name: 'nobody', person: null },
  { name: 'somebody who is signed in', person: 'u1' },
]

const share = { url: 'https://shl.example/m', key: 'A'.repeat(43) }
/** The page of a shared summary: without a link, with a broken one, one whose time is over, and one that the API has or not. */
const shared = ['', '#shlink:/broken', '#shlink:/e30']
  .map((part) => `/shared${part}`)
  .concat([share, { ...share, exp: 1_700_000_000 }].map((one) => addressOf(one, '').replace('/#', '')))

/** Addresses that only lead to another site, the identity server or the page of a payment, and who goes there. */
const leadsAway: Readonly<Record<string, string>> = {
  '/public/redsys-redirect': 'nobody',
  [`/public/redsys-redirect${link}`]: 'nobody',
  [`/auth${link}`]: 'everybody',
}

/** A filter of the menu that cannot read what it needs reports that, and hides nothing. */
const isOfMenu = (fault: string) => fault.includes('menuFilters')

describe.each(Object.entries(apis))('SHELL-048 WCAG 1.3.1 at %s', (_api, respond) => {
  describe.each(people)('for $name', ({ name, person }) => {
    const addresses = pages.flatMap(({ address }) => links.map((link) => `${address}${link}`))
    it.each(
      [...addresses, ...shared].filter(
        (address) => leadsAway[address] !== name && leadsAway[address] !== 'everybody',
      ),
    )('the page %s has a heading when it opens and once it is sent', async (address) => {
      const headings: (string | undefined)[] = []
      const note = () => void headings.push(document.querySelector('h1')?.textContent.trim())
      const { faults, isWaiting } = await openScreen(portal, { role: 'patient', address }, respond, {
        person,
        steps: [note, fillAndSend, note],
      })
      expect({ faults: faults.filter((fault) => !isOfMenu(fault)), isWaiting }).toEqual({
        faults: [],
        isWaiting: false,
      })
      expect(headings).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)])
    })
  })
})
