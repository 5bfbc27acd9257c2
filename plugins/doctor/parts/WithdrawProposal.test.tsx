import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { DoctorConsultation } from '@schemas/generated/entities'
import { definePlugin } from '@portico/core/plugin/definePlugin'
import { renderPage, setUpPages } from '../../../tests/screens/renderPage'
import { violationsOf } from '../../../tests/screens/violations'
import es from '../locales/es.json'
import { WithdrawProposal } from './WithdrawProposal'

declare module '@portico/core/plugin/points' {
  interface RouteIds {
    'test.proposal': true
  }
}

setUpPages()
const line = { appointmentId: 7, patientId: 'luis' } as DoctorConsultation
const route = (id: 'test.proposal' | 'doctor.today', path: string, part: () => React.ReactNode) =>
  ({ id, area: 'profile', path, title: 'MENU.DOCTOR_DAY', screen: async () => ({ default: part }) }) as const
const plugin = definePlugin({
  id: 'doctor',
  i18n: { es: () => import('../locales/es.json'), en: () => import('../locales/en.json') },
  routes: [
    route('test.proposal', 'proposal', () => <WithdrawProposal line={line} />),
    route('doctor.today', 'today', () => <h1>Hoy</h1>),
  ],
})
const press = (element: HTMLElement) => act(async () => fireEvent.click(element))

it('BOOK-110 a doctor withdraws a proposal after a question, and the patient is told', async () => {
  const withdrawn: unknown[] = []
  const answer = (input: object) => void withdrawn.push(input)
  await renderPage({ plugin, path: 'proposal', api: { 'DELETE api/appointments/{id}/doctor': answer } })
  await press(await screen.findByRole('button', { name: es['DOCTOR.WITHDRAW'] }))
  const question = await screen.findByRole('alertdialog', { name: es['DOCTOR.WITHDRAW_TITLE'] })
  expect(await violationsOf(question)).toEqual([])
  expect(withdrawn).toEqual([])
  await press(within(question).getByRole('button', { name: new RegExp(`^${es['DOCTOR.WITHDRAW']}`) }))
  expect(withdrawn).toMatchObject([{ params: { id: 7 }, query: { patientId: 'luis' } }])
  await screen.findByText(es['DOCTOR.WITHDRAWN'])
})
