import { act, fireEvent, screen } from '@testing-library/react'
import type { GuestCall, Visit } from '@schemas/generated/entities'
import { callSession } from '@portico/calls/session/useCallSession'
import { definePlugin } from '@portico/core/plugin/definePlugin'
import texts from '../../../plugins/calls/locales/es.json'
import { VisitPage } from '../../../plugins/calls/visit/Visit'
import { renderPage, type Answers } from '../../screens/renderPage'
import { call, consultation } from '../testCall'
import { blocked, fail, hearEnd, never, press, tenant, world, type State } from './world'

// Load lazy modules beforehand, so that the test waits for the screen and not for compilation.
import '../../../plugins/calls/guest/Guest'

declare module '@portico/core/plugin/points' {
  interface RouteIds {
    'test.visitLink': true
  }
}

export const visit: Visit = {
  appointmentId: 3,
  userId: 'visit/3',
  patientName: 'Ana Suárez',
  doctorName: 'Dra. Corral',
  doctorThumbnailId: null,
  specialtyName: 'Medicina de familia',
  startDate: new Date(Date.now() + 300_000).toISOString(),
  duration: 15,
}
/** The call as a guest reads it in a state. */
export const guestCall = (state: GuestCall['guest']['state']): GuestCall => ({
  callId: call.id,
  userId: 'guest/5',
  guest: { id: 5, name: 'Teresa', kind: 'interpreter', invitedBy: 'doctor', state, isAtDoor: true },
  doctorName: call.doctorName,
  patientName: 'Ana',
  others: [],
})
const links = definePlugin({
  id: 'calls',
  i18n: {
    es: () => import('../../../plugins/calls/locales/es.json'),
    en: () => import('../../../plugins/calls/locales/en.json'),
  },
  routes: [
    {
      id: 'test.visitLink',
      area: 'public',
      path: 'visit',
      title: 'MENU.VIDEO_CALL',
      screen: async () => ({ default: VisitPage }),
    },
  ],
})

async function openLink(link: string, api: Answers): Promise<void> {
  sessionStorage.setItem('visit.link', link)
  await renderPage({ plugin: links, others: [world.engine.plugin], path: 'visit', api, tenant })
}

/** The page of the link of a visit. */
const openVisit = (api: Answers = {}) =>
  openLink('link', {
    'POST api/visit-links/open': { token: 'visit_session' },
    'GET api/visit-links/visit': visit,
    'GET api/video-calls/appointments/{id}': consultation(),
    'DELETE api/visit-links/session': undefined,
    'POST api/visit-links/renew': undefined,
    ...api,
  })
/** The same, opened. */
export const enterVisit = async (api: Answers = {}) => {
  await openVisit(api)
  await press(texts['CALLS.LINK.ENTER'])
}

/** The page of the link of a guest. */
async function openGuest(api: Answers = {}): Promise<void> {
  await openLink('guest_link', {
    'POST api/call-guests/open': { token: 'guest_session' },
    'GET api/call-guests/call': guestCall('asked'),
    'POST api/call-guests/entry': guestCall('in'),
    'DELETE api/call-guests/entry': undefined,
    ...api,
  })
}
/** The same, at its door. */
export const enterGuest = async (api: Answers = {}) => {
  await openGuest(api)
  await press(texts['CALLS.GUEST.OPEN'])
}
/** The same, after "Enter". */
export const comeIn = async (api: Answers = {}) => {
  await enterGuest(api)
  fireEvent.click(await screen.findByRole('checkbox', { name: texts['CALLS.GUEST.PROMISE'] }))
  await press(texts['CALLS.GUEST.ENTER'])
}
/** States of the page of the link of a visit. */
export const visitStates: State[] = [
  ['before it is opened', () => openVisit(), texts['CALLS.LINK.TEXT']],
  [
    'too early',
    () =>
      enterVisit({
        'POST api/visit-links/open': fail(409, 'TOO_EARLY', { opensAt: '2027-02-02T09:50:00Z' }),
      }),
    /2 de febrero/,
  ],
  [
    'too early, at a back end that does not say until when',
    () => enterVisit({ 'POST api/visit-links/open': fail(409, 'TOO_EARLY') }),
    texts['CALLS.LINK.EARLY_NO_TIME'],
  ],
  [
    'of no use any more',
    () => enterVisit({ 'POST api/visit-links/open': fail(400, 'INVALID_TOKEN') }),
    texts['CALLS.LINK.OVER'],
  ],
  [
    'of another device',
    () => enterVisit({ 'POST api/visit-links/open': fail(409, 'OTHER_DEVICE') }),
    texts['CALLS.LINK.OTHER'],
  ],
  [
    'that was sent again',
    async () => {
      await enterVisit({ 'POST api/visit-links/open': fail(409, 'OTHER_DEVICE') })
      await press(texts['CALLS.LINK.RENEW'])
    },
    texts['CALLS.LINK.RENEWED'],
  ],
  [
    'that cannot be opened',
    () => enterVisit({ 'POST api/visit-links/open': fail(500) }),
    texts['CALLS.LINK.FAILED'],
  ],
  ['whose visit is read', () => enterVisit({ 'GET api/visit-links/visit': never }), texts['CALLS.LINK.ONLY']],
  [
    'whose visit cannot be read',
    () => enterVisit({ 'GET api/visit-links/visit': fail(500) }),
    texts['CALLS.FAILED'],
  ],
  ['in the waiting room', () => enterVisit(), /Ana Suárez/],
  ['in a browser without calls', async () => (blocked(), enterVisit()), /navegador/],
  [
    'whose session has ended',
    () => enterVisit({ 'GET api/visit-links/visit': fail(401) }),
    texts['CALLS.LINK.OVER'],
  ],
  [
    'that the patient has left',
    async () => (await enterVisit(), press(texts['CALLS.LINK.LEAVE'])),
    texts['CALLS.LINK.LEFT'],
  ],
]

/** States of the page of the link of a guest. */
export const guestStates: State[] = [
  ['before it is opened', () => openGuest(), texts['CALLS.GUEST.TEXT']],
  [
    'that cannot be opened',
    () => enterGuest({ 'POST api/call-guests/open': fail(500) }),
    texts['CALLS.GUEST.FAILED'],
  ],
  [
    'of no use any more',
    () => enterGuest({ 'POST api/call-guests/open': fail(400, 'INVALID_TOKEN') }),
    texts['CALLS.GUEST.GONE'],
  ],
  ['whose call is read', () => enterGuest({ 'GET api/call-guests/call': never }), texts['CALLS.GUEST.TITLE']],
  [
    'whose call cannot be read',
    () => enterGuest({ 'GET api/call-guests/call': fail(500) }),
    texts['CALLS.FAILED'],
  ],
  ['in a browser without calls', async () => (blocked(), enterGuest()), /navegador/],
  ['at the door', () => enterGuest(), texts['CALLS.GUEST.ENTER']],
  [
    'who waits',
    () => comeIn({ 'POST api/call-guests/entry': guestCall('asked') }),
    texts['CALLS.GUEST.STOP_WAITING'],
  ],
  [
    'for whom there is no room',
    () => comeIn({ 'POST api/call-guests/entry': fail(409, 'CALL_FULL') }),
    texts['CALLS.GUEST.FULL'],
  ],
  ['in the call', () => comeIn(), /Dra\. Corral/],
  [
    'who has left the call',
    async () => {
      await comeIn()
      await act(async () => callSession.hangUp())
    },
    texts['CALLS.GUEST.LEFT'],
  ],
  [
    'who was removed from the call',
    async () => (await comeIn(), hearEnd(call.id)),
    texts['CALLS.GUEST.GONE'],
  ],
  [
    'who was refused at the door',
    async () => {
      await comeIn({ 'POST api/call-guests/entry': guestCall('asked') })
      await hearEnd(call.id)
    },
    texts['CALLS.GUEST.GONE'],
  ],
  [
    'whose session has ended',
    () => enterGuest({ 'GET api/call-guests/call': fail(401) }),
    texts['CALLS.GUEST.GONE'],
  ],
]
