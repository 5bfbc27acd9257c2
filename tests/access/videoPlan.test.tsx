import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '../../core/http/apiError'
import account from '../../plugins/account/plugin'
import advices from '../../plugins/advices/plugin'
import calls from '../../plugins/calls/plugin'
import { renderPage, setUpPages } from '../screens/renderPage'
import { violationsOf } from '../screens/violations'

// jsdom has no camera and no calls.
vi.mock('../../plugins/calls/board/browserCheck', () => ({
  blockedBrowser: () => null,
  isCapable: () => true,
}))

setUpPages()

const plus = { id: 3, name: 'Plus', videoCalls: true, inclusions: ['Vídeo'] }
const openBoard = (rights: object, features: readonly string[] = ['videoConsultationInfo']) =>
  renderPage({
    plugin: calls,
    others: [account],
    features,
    path: 'videocall',
    heading: 'Videoconsulta',
    api: {
      'GET api/users/data': { id: 'u1', name: 'Ana', surname: 'S', planId: 1, userMeta: [], ...rights },
      'GET api/plans': [{ id: 1, name: 'Básico', inclusions: [] }, plus],
      'GET api/appointments/': [],
      'GET api/appointments/all': [],
      'GET api/video-calls/missed': [],
    },
  })
const add = { name: 'Añadir la videoconsulta a tu plan' }

it('ACCOUNT-004 CALL-047 the board offers the plan with video consultations to whoever has none', async () => {
  await openBoard({})
  await act(async () => fireEvent.click(await screen.findByRole('button', add)))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('region', { name: 'Plus' })).toBeDefined()
  expect(await violationsOf(screen.getByRole('dialog'))).toEqual([])
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Cerrar' })))
})

it.each([
  ['whoever has them', { isPlus: true }, ['videoConsultationInfo']],
  ['a tenant without the offer', {}, []],
])('ACCOUNT-004 the board offers no plan to %s', async (_, rights, features) => {
  await openBoard(rights, features)
  expect(await screen.findByText('No tienes ninguna videoconsulta próxima')).toBeDefined()
  expect(screen.queryByRole('button', add)).toBeNull()
})

it('VIDEO-013 ERR-038 C-109 a video of another plan leads to the change of plan, which says what includes it', async () => {
  const details = { title: 'Azúcar', planIds: [3] }
  await renderPage({
    plugin: advices,
    others: [account],
    features: ['videoAdvices'],
    path: 'advices/videos/7',
    heading: '¿Qué plan quieres?',
    api: {
      'GET api/users/data': { id: 'u1', name: 'Ana', surname: 'S', planId: 1, userMeta: [] },
      'GET api/plans': [{ id: 1, name: 'Básico', inclusions: [] }, plus],
      'GET api/videos/{id}': () => Promise.reject(new ApiError(403, 'NOTAUTHORIZED', undefined, details)),
    },
  })
  expect(location.hash).toBe('#/change-plan')
  expect(screen.getByText(/^«Azúcar» entra en el plan Plus\./)).toBeDefined()
})
