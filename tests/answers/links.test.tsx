import { beforeAll, describe, expect, it, vi } from 'vitest'
import { initTexts } from '../../core/i18n/i18n'
import { visitLinkKey, visitSessionKey } from '../../core/session/arrival/keepVisitLink'
import { addressOf } from '../../plugins/records/shares/shlink'
import { respondByOperation } from './fakeBackEnd'
import { operations } from './samples'
import { openScreen, portalOf } from './screens'
import { faulty, sound, unreadable } from './screenFaults'

// The address decides once, when the page loads, whether the tab belongs to a link.
vi.hoisted(() => void (location.hash = '#/visit'))

/** The pages of links: nobody is signed in there, so the screens of the other tests do not include them. */
const portal = portalOf(true)

beforeAll(() => initTexts('es'))
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

/** The error of the door has no heading of its own, so the door opens with sound answers only. */
const pagesOf = (name: string) => pages.filter(([page]) => name === 'sound' || page !== 'the door of a guest')

describe.each(Object.entries(rounds))('SHELL-048 with answers that are %s', (answers, round) => {
  it.each(pagesOf(answers))('the page of %s opens', async (_name, address, kept) => {
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
    const respond = respondByOperation(Object.keys(operations), round)
    const { at, faults, isWaiting, text } = await openScreen(portal, { role: 'patient', address }, respond)
    expect({ faults, isWaiting, at }).toEqual({ faults: [], isWaiting: false, at: address.split('#')[0] })
    expect(text).not.toMatch(/undefined|NaN|Invalid Date/)
  })
})
