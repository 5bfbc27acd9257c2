import { beforeAll, describe, expect, it } from 'vitest'
import { initTexts } from '../../core/i18n/i18n'
import { respondByOperation } from './fakeBackEnd'
import { faults, faultySampleOf, operations } from './samples'
import { isOfLink, leadsTo, screensOf, type Screen } from '../support/portalScreens'
import { openScreen, portalOf } from './screens'
import { faulty, gateOperations, soundBut, unreadable, unreadableAnswer, type Round } from './screenFaults'

beforeAll(() => initTexts('es'))

/** Other rounds give each field another fault; `PORTICO_ANSWERS=all` runs them too. */
const isWhole = process.env['PORTICO_ANSWERS'] === 'all'
const rounds = isWhole ? [0, 1, 2, 3] : [0]

const answers = {
  unreadable,
  ...Object.fromEntries(rounds.map((round) => [`faulty in round ${round}`, faulty(round)])),
}

const portal = portalOf(true)
const screens = screensOf(portal.host).filter((screen) => !isOfLink(screen))
const openWith = (screen: Screen, round: Round) =>
  openScreen(portal, screen, respondByOperation(Object.keys(operations), round))

describe.each(Object.entries(answers))('SHELL-048 with answers that are %s', (_, round) => {
  it.each(screens.map((screen) => [screen.address, screen] as const))('%s opens', async (address, screen) => {
    const { at, ...opened } = await openWith(screen, round)
    expect(opened).toMatchObject({ faults: [], isWaiting: false })
    expect([address, leadsTo[screen.id]]).toContain(at)
  })
})

/** Whatever these answers lack, some page opens. */
describe.each(gateOperations)('SHELL-048 an answer of %s', (operation) => {
  const schema = operations[operation]?.response as object
  const { fields } = faultySampleOf(schema, () => undefined)
  const [home = screens[0]] = screens.filter(({ id }) => id === 'videoConsultation.home')
  const broken = [
    ['unreadable', unreadableAnswer(operation)] as const,
    ...faults.map((fault) => [fault, faultySampleOf(schema, () => fault).answer] as const),
  ]

  it.each(broken)('that is wrong opens a page: %s', async (_, answer) => {
    expect(fields).toBeGreaterThan(0)
    if (!home) throw new Error('There is no home page')
    expect(await openWith(home, soundBut(operation, answer))).toMatchObject({ faults: [], isWaiting: false })
  })
})
