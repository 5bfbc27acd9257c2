import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { actFor, currentSession } from '@portico/core/session/session'
import { setUpPages } from '../../../tests/screens/renderPage'
import es from '../locales/es.json'
import { openPlans } from './testPlans'

setUpPages()
afterEach(() => vi.useRealTimers())

const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(await screen.findByRole('button', { name })))
const link = (name: string | RegExp) => screen.findByRole('link', { name })

const myAccount = {
  'GET api/clinical-data-auth': { authorized: false },
  'GET api/identification-number-types': [],
}

it('ACCOUNT-006 ACCOUNT-021 a change says first what it brings, takes and costs', async () => {
  let planId = 2
  const change = vi.fn<(input: unknown) => unknown>(() => {
    planId = 1
    return { logoutRequired: false }
  })
  await openPlans('change-plan', {
    'GET api/users/data': () => ({ id: 'u1', name: 'Ana', surname: 'S', planId, userMeta: [] }),
    'POST api/users/change-user-plan': change,
  })
  await act(async () => fireEvent.click(await link('Ver qué cambia con Básico')))
  expect(await screen.findByRole('heading', { level: 1, name: 'Pasar a Básico' })).toBeDefined()
  const lost = within(screen.getByRole('region', { name: es['PLANS.lose'] }))
  expect(lost.getByText(es['PLANS.CAN_family_included'])).toBeDefined()
  expect(lost.getByText(es['PLANS.WORSE_videos_basic'])).toBeDefined()
  expect(screen.queryByRole('region', { name: es['PLANS.gain'] })).toBeNull()
  await press(/^Pasar a Básico/)
  expect(change).toHaveBeenCalledWith(expect.objectContaining({ body: { planId: 1, creditCardToken: null } }))
  expect(await screen.findByText('Cambio de plan guardado: Básico.')).toBeDefined()
  expect(location.hash).toBe('#/change-plan')
})

it('ACCOUNT-006 more of what the plan has already is better, and takes nothing', async () => {
  const better = { id: 4, name: 'Total', price: 0, capabilities: { family: 'included', videos: 'all' } }
  await openPlans('change-plan?plan=4', {
    'GET api/users/data': { id: 'u1', name: 'Ana', surname: 'S', planId: 1, userMeta: [] },
    'GET api/plans': [{ id: 1, name: 'Básico', price: 0, capabilities: { videos: 'basic' } }, better],
  })
  const part = async (name: string) => within(await screen.findByRole('region', { name }))
  expect((await part(es['PLANS.gain'])).getByText(es['PLANS.CAN_family_included'])).toBeDefined()
  expect((await part(es['PLANS.better'])).getByText(es['PLANS.BETTER_videos_all'])).toBeDefined()
  expect((await part(es['PLANS.lose'])).getByText(es['PLANS.NOTHING_LOST'])).toBeDefined()
})

it('ACCOUNT-020 plans that are described in sentences are shown and not compared', async () => {
  await openPlans('change-plan?plan=4', {
    'GET api/users/data': { id: 'u1', name: 'Ana', surname: 'S', planId: 1, userMeta: [] },
    'GET api/plans': [
      { id: 1, name: 'Básico', price: 0, inclusions: ['Vídeos'] },
      { id: 4, name: 'Total', price: 0, inclusions: ['Todos los vídeos'] },
    ],
  })
  expect(await screen.findByText('Todos los vídeos')).toBeDefined()
  expect(screen.queryByRole('region', { name: es['PLANS.lose'] })).toBeNull()
})

it('ACCOUNT-006 the account leads to the plans', async () => {
  await openPlans('profile/myaccount', myAccount)
  expect((await link(es['PLANS.COMPARE'])).getAttribute('href')).toBe('#/change-plan')
})

it('C-067 a plan that asks for a card is not offered by a portal that captures none', async () => {
  await openPlans('change-plan?plan=3')
  const paid = within(await screen.findByRole('article', { name: 'Plus' }))
  expect(paid.queryByRole('link')).toBeNull()
  expect(paid.getByText(es['PLANS.NOT_HERE'])).toBeDefined()
})

it('C-146 ACCOUNT-013 CONST-017 new rights end the session after 2000 ms, with a sentence', async () => {
  await openPlans('change-plan?plan=1', { 'POST api/users/change-user-plan': { loginRequired: true } })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await press(/^Pasar a Básico/)
  expect(await screen.findByText(es['PLANS.SIGN_OUT'])).toBeDefined()
  expect(screen.getByRole('heading', { level: 1, name: 'Ya tienes Básico' })).toBe(document.activeElement)
  await act(async () => vi.advanceTimersByTime(1900))
  expect(currentSession().userId).toBe('u1')
  await act(async () => vi.advanceTimersByTime(200))
  await vi.waitFor(() => expect(currentSession().userId).toBeNull())
})

it('ACCOUNT-030 ACCOUNT-035 the page about video consultations leads to the plan that has them', async () => {
  await openPlans('videoconsultation-info')
  expect(await screen.findByRole('heading', { level: 1, name: es['UPGRADE.TITLE'] })).toBeDefined()
  const offer = within(await screen.findByRole('region', { name: 'Plus' }))
  expect(offer.getByText(/^19,90\s€ al mes$/)).toBeDefined()
  // This portal captures no cards.
  expect(offer.queryByRole('link')).toBeNull()
})

it('ROLE-002 whoever has video consultations reads that their plan includes them', async () => {
  await openPlans('videoconsultation-info', {
    'GET api/users/data': { id: 'u1', name: 'Ana', surname: 'S', planId: 3, isPlus: true, userMeta: [] },
  })
  expect(await screen.findByRole('heading', { level: 1, name: es['UPGRADE.INCLUDED'] })).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Plus' })).toBeNull()
})

it('C-119 a person who acts for another is not led to a change of plan', async () => {
  actFor('child')
  await openPlans('videoconsultation-info')
  expect(await screen.findByText(es['UPGRADE.ACTING'])).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Plus' })).toBeNull()
})

it('ACCOUNT-004 whoever lacks video consultations is offered the plan that has them, over the page', async () => {
  await openPlans('profile/myaccount', myAccount)
  await press(es['UPGRADE.ADD'])
  const dialog = within(await screen.findByRole('dialog', { name: es['UPGRADE.TITLE'] }))
  expect(await dialog.findByRole('region', { name: 'Plus' })).toBeDefined()
  expect(location.hash).toBe('#/profile/myaccount')
  await press('Cerrar')
})

it('ACCOUNT-004 ROLE-002 whoever has video consultations is not offered them', async () => {
  const user = { id: 'u1', name: 'Ana', surname: 'S', planId: 3, isPlus: true, userMeta: [] }
  await openPlans('profile/myaccount', { ...myAccount, 'GET api/users/data': user })
  expect(await link(es['PLANS.VIDEO'])).toBeDefined()
  expect(screen.queryByRole('button', { name: es['UPGRADE.ADD'] })).toBeNull()
})
