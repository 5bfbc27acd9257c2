import { storeToken } from '@portico/core/session/session'
import { HubError } from '@portico/core/realtime/hub'
import calls from '../../../plugins/calls/plugin'
import texts from '../../../plugins/calls/locales/es.json'
import doctor from '../../../plugins/doctor/plugin'
import doctorTexts from '../../../plugins/doctor/locales/es.json'
import { renderPage, type Answers } from '../../screens/renderPage'
import { openCallPage } from '../testBoard'
import { call, setHubState, withoutHub } from '../testCall'
import { line, visitRecord } from '../testLine'
import { blocked, fail, hearEnd, never, press, tenant, world, type State } from './world'

/** The call while nobody has answered it. */
export const ringing = { ...call, status: 'calling', answeredAt: null } as const

/** The page of the next visit, which the patient opens. */
export const openBoard = (api: Answers = {}) =>
  openCallPage(world.engine, { api, tenant, heading: undefined })

/** The page of a consultation, which the doctor opens. */
async function openConsultation(api: Answers = {}, id = '3'): Promise<void> {
  storeToken(`h.${btoa(JSON.stringify({ sub: 'd1', role: ['Doctor'] }))}.s`)
  await setHubState('connected')
  await renderPage({
    plugin: world.engine.plugin,
    others: [calls, doctor].map(withoutHub),
    path: `doctor/consultations/${id}?day=2026-11-02`,
    api: {
      'GET api/users/data': { id: 'd1', name: 'Elena', surname: 'Corral' },
      'GET api/video-calls/doctor/{from}/{to}': [line],
      'GET api/video-calls/{id}/finish': undefined,
      'GET api/consultations/appointments/{id}': visitRecord,
      'GET api/consultations/unfinished': [],
      ...api,
    },
  })
}

/** States of the patient’s page of the next visit. */
export const patientStates: State[] = [
  ['before the visit', () => openBoard(), texts['CALLS.JOIN']],
  [
    'without a visit',
    () => openBoard({ 'GET api/appointments/': [], 'GET api/appointments/all': [] }),
    texts['CALLS.NONE'],
  ],
  [
    'that cannot be read',
    () => openBoard({ 'GET api/video-calls/appointments/{id}': fail(500) }),
    texts['CALLS.FAILED'],
  ],
  ['in a browser without calls', async () => (blocked(), openBoard()), /navegador/],
  [
    'while the patient waits',
    async () => {
      world.hub.answers['startCall'] = ringing
      await openBoard()
      await press(texts['CALLS.JOIN'])
    },
    /Dra\. Corral/,
  ],
  ['in the call', async () => (await openBoard(), press(texts['CALLS.JOIN'])), /Dra\. Corral/],
  [
    'after the doctor hung up',
    async () => {
      await openBoard()
      await press(texts['CALLS.JOIN'])
      await hearEnd(call.id)
    },
    texts['CALLS.OTHER_LEFT_HINT'],
  ],
  [
    'after a call that the hub refused',
    async () => {
      world.hub.answers['startCall'] = new HubError('CALL_BUSY')
      await openBoard()
      await press(texts['CALLS.JOIN'])
    },
    texts['CALLS.JOIN'],
  ],
]

/** States of the doctor’s page of a consultation. */
export const doctorStates: State[] = [
  ['before the call', () => openConsultation(), /Ana Suárez/],
  ['of another day', () => openConsultation({}, '99'), doctorTexts['DOCTOR.NOT_TODAY']],
  [
    'that cannot be read',
    () => openConsultation({ 'GET api/video-calls/doctor/{from}/{to}': fail(500) }),
    doctorTexts['DOCTOR.FAILED'],
  ],
  [
    'while it is read',
    () => openConsultation({ 'GET api/video-calls/doctor/{from}/{to}': never }),
    doctorTexts['DOCTOR.CONSULTATION'],
  ],
  ['of a call that is over', () => openConsultation({}, 'call'), doctorTexts['DOCTOR.NO_CALL']],
  [
    'in the call',
    async () => {
      await openConsultation()
      await press(doctorTexts['DOCTOR.CALL'].replace('{{name}}', 'Ana Suárez'))
    },
    /Ana Suárez/,
  ],
  [
    'after the patient hung up',
    async () => {
      await openConsultation()
      await press(doctorTexts['DOCTOR.CALL'].replace('{{name}}', 'Ana Suárez'))
      await hearEnd(call.id, 'patient')
    },
    doctorTexts['DOCTOR.OTHER_LEFT_HINT'],
  ],
]
