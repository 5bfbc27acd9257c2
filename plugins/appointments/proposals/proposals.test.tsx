import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import { renderPage, setUpPages } from '../../../tests/screens/renderPage'
import { violationsOf } from '../../../tests/screens/violations'
import es from '../locales/es.json'
import otherTime from './locales/es.json'
import plugin from '../plugin'

setUpPages()

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const proposal = {
  id: 9,
  status: 5,
  startDate: inDays(9),
  answerBy: inDays(2),
  appointmentType: 2,
  specialtyName: 'Cardiología',
  doctor: { id: 4, fullName: 'Dra. Corral' },
}
const named = (key: 'ACCEPT_NAMED' | 'DECLINE_NAMED') =>
  es[`PROPOSAL.${key}`].replace('{{doctor}}', 'Dra. Corral')

/** Opens the list of appointments; the server answers proposals with `reply` and then has the appointment in the new state. */
async function openList(reply: (isAccepted: boolean) => unknown, more: object = {}) {
  let status = 5
  const answers: boolean[] = []
  await renderPage({
    plugin,
    path: 'videoconsultation/booked-appointments',
    heading: es['BOOKEDAPPOINTMENTS.TITLE'],
    api: {
      'GET api/users/synchronize-appointments': undefined,
      'GET api/appointments/': () => [{ ...proposal, ...more, status }],
      'PUT api/appointments/{id}/answer': ({ body }: { body: { isAccepted: boolean } }) => {
        answers.push(body.isAccepted)
        const result = reply(body.isAccepted)
        status = body.isAccepted ? 2 : 4
        return result
      },
    },
  })
  return answers
}
const press = async (element: HTMLElement) => act(async () => fireEvent.click(element))

it('BOOK-110 the patient reads what accepting means, accepts, and the appointment is booked', async () => {
  const answers = await openList(() => undefined)
  await screen.findByText(es['PROPOSAL.CHIP'])
  expect((await screen.findByText(/hasta entonces, no ve nada/)).textContent).toContain('Dra. Corral')
  await press(await screen.findByRole('button', { name: named('ACCEPT_NAMED') }))
  expect(answers).toEqual([true])
  await screen.findByText(es['PROPOSAL.ACCEPTED'])
  await screen.findByRole('button', { name: /^Anular la cita con/ })
  expect(screen.queryByRole('button', { name: named('ACCEPT_NAMED') })).toBeNull()
})

it('BOOK-110 declining asks first, and then the proposal is gone', async () => {
  const answers = await openList(() => undefined)
  await press(await screen.findByRole('button', { name: named('DECLINE_NAMED') }))
  const question = await screen.findByRole('alertdialog')
  expect(await violationsOf(question)).toEqual([])
  const dialog = within(question)
  expect(answers).toEqual([])
  await press(dialog.getByRole('button', { name: new RegExp(`^${es['PROPOSAL.DECLINE_CONFIRM']}`) }))
  expect(answers).toEqual([false])
  await screen.findByText(es['PROPOSAL.DECLINED'])
  await waitFor(() => expect(screen.queryByText(es['PROPOSAL.CHIP'])).toBeNull())
})

it('CAL-012 a time that replaces an appointment says which one, and does not speak of access that there already is', async () => {
  const answers = await openList(() => undefined, { replaces: '2027-02-01T09:00:00Z' })
  const text = (await screen.findByText(/te propone esta hora/)).textContent
  expect(text).toContain('01-02-2027')
  expect(screen.queryByText(/hasta entonces, no ve nada/)).toBeNull()
  await press(screen.getByRole('button', { name: 'Rechazar esta hora con Dra. Corral' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/no cambia, y el centro verá/)).toBeDefined()
  await press(dialog.getByRole('button', { name: new RegExp(`^${otherTime['OTHER_TIME.DECLINE_CONFIRM']}`) }))
  expect(answers).toEqual([false])
  await screen.findByText(otherTime['OTHER_TIME.DECLINED'])
})

it.each([
  ['PROPOSAL_OVER', 409, 'PROPOSAL.OVER'],
  ['APPOINTMENT_NOT_AVAILABLE', 400, 'PROPOSAL.TAKEN'],
  ['NETWORK', 0, 'PROPOSAL.FAILED'],
] as const)('BOOK-110 a refusal %s says why', async (message, status, text) => {
  await openList(() => {
    throw new ApiError(status, message)
  })
  await press(await screen.findByRole('button', { name: named('ACCEPT_NAMED') }))
  expect(await screen.findByText(es[text])).toBeDefined()
})
