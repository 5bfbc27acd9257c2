import { beforeAll, describe, expect, it, vi } from 'vitest'
import { initTexts } from '../../core/i18n/i18n'
import { visitLinkKey, visitSessionKey } from '../../core/session/arrival/keepVisitLink'
import { addressOf } from '../../plugins/records/shares/shlink'
import { refusals, respondByOperation, type Respond } from './fakeBackEnd'
import { operations } from './samples'
import { openScreen, portalOf, type Step } from './screens'
import { faulty, sound, unreadable } from './screenFaults'
import { fillAndSend } from './steps'

// The address decides once, when the page loads, whether the tab belongs to a link.
vi.hoisted(() => void (location.hash = '#/visit'))

/** The pages of links: nobody is signed in there, so the screens of the other tests do not include them. */
const portal = portalOf(true)

beforeAll(() => initTexts('es'))

/** Opens the page of a link in a tab that has `kept`, and does the steps. */
async function open(address: string, kept: object, respond: Respond, steps: readonly Step[] = []) {
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value))
  const opened = await openScreen(portal, { role: 'patient', address }, respond, { steps })
  const { at, faults, isWaiting, text } = opened
  return { at, faults, isWaiting, text }
}
const share = { url: 'https://shl.example/m', key: 'A'.repeat(43) }

/** Each page of a link: its address, and what its tab keeps. */
const pages = [
  ['the link of a visit', '/visit', { [visitLinkKey]: 'link' }],
  ['the room of a visit', '/visit', { [visitLinkKey]: 'link', [visitSessionKey]: 'visit_session' }],
  ['the link of a guest', '/visit', { [visitLinkKey]: 'guest_link' }],
  ['the door of a guest', '/visit', { [visitLinkKey]: 'guest_link', [visitSessionKey]: 'visit_session' }],
  ['no link', '/visit', {}],
  ['a summary', addressOf(share, '').replace('/#', ''), {}],
] as const

const rounds = {
  sound,
  unreadable,
  ...Object.fromEntries([0, 1, 2, 3].map((n) => [`faulty in round ${n}`, faulty(n)])),
}

describe.each(Object.entries(rounds))('SHELL-048 with answers that are %s', (_answers, round) => {
  it.each(pages)('the page of %s opens', async (_name, address, kept) => {
    const { text, ...opened } = await open(address, kept, respondByOperation(Object.keys(operations), round))
    expect(opened).toEqual({ faults: [], isWaiting: false, at: address.split('#')[0] })
    expect(text).not.toMatch(/undefined|NaN|Invalid Date/)
  })
})

describe.each(Object.entries(refusals))('SHELL-048 WCAG 1.3.1 with %s', (_what, respond) => {
  it.each(pages)(
    'the page of %s has a heading when it opens and once it is sent',
    async (_name, address, kept) => {
      expect(await open(address, kept, respond, [fillAndSend])).toMatchObject({
        faults: [],
        isWaiting: false,
      })
    },
  )
})
