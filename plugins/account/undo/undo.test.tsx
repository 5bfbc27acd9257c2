import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import { type Answers, renderPage, setUpPages } from '../../../tests/screens/renderPage'
import es from '../locales/es.json'
import plugin from '../plugin'

setUpPages()

const facts = {
  kind: 'email',
  before: 'carmen@correo.es',
  after: 'c•••••n@correo.es',
  changedAt: '2026-11-26T10:52:00Z',
}
const open = (api: Answers, heading: string, token = '?token=t1') =>
  renderPage({ plugin, path: `undoChange${token}`, heading, api: { 'GET api/users/data': null, ...api } })
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) })))

it('ACCOUNT-045 the page says what it undoes, and only its button does it', async () => {
  const undo = vi.fn<(input: object) => undefined>()
  const api = { 'POST api/account-change': facts, 'POST api/account-change/undo': undo }
  await open(api, es['UNDO.TITLE.email'])
  expect([screen.getByText(facts.before), screen.getByText(facts.after)]).toHaveLength(2)
  expect(screen.getByText(es['UNDO.SESSIONS'])).toBeDefined()
  expect(undo).not.toHaveBeenCalled()
  await press(es['UNDO.ACTION'])
  expect(undo).toHaveBeenCalledWith(expect.objectContaining({ body: { token: 't1' } }))
  expect(await screen.findByRole('heading', { name: es['UNDO.DONE'] })).toBeDefined()
})

it('ACCOUNT-040 a changed password is told apart', async () => {
  const password = { ...facts, kind: 'password', before: null, after: null }
  await open({ 'POST api/account-change': password }, es['UNDO.TITLE.password'])
  expect(screen.queryByText(es['UNDO.BACK_TO'])).toBeNull()
  expect(screen.getByRole('button', { name: new RegExp(`^${es['UNDO.ACTION.password']}`) })).toBeDefined()
})

it('AUTH-064 a link that does not work any more, or has no token, says so', async () => {
  const refuse = () => {
    throw new ApiError(400, 'INVALID_TOKEN')
  }
  await open({ 'POST api/account-change': refuse }, es['UNDO.GONE'])
  expect(screen.getByText(es['UNDO.GONE_TEXT'])).toBeDefined()
})

it('AUTH-064 a page without a token asks the server nothing', async () => {
  const read = vi.fn<() => typeof facts>(() => facts)
  await open({ 'POST api/account-change': read }, es['UNDO.GONE'], '')
  expect(read).not.toHaveBeenCalled()
})

it('a former address with another account leaves everything as it is, and a fault can be tried again', async () => {
  const undo = vi
    .fn<() => undefined>()
    .mockImplementationOnce(() => {
      throw new ApiError(500, '')
    })
    .mockImplementation(() => {
      throw new ApiError(400, 'EMAIL_EXISTS')
    })
  await open(
    { 'POST api/account-change': facts, 'POST api/account-change/undo': undo },
    es['UNDO.TITLE.email'],
  )
  await press(es['UNDO.ACTION'])
  expect(screen.getByText(es['ACCOUNT.ERRORS.GENERAL'])).toBeDefined()
  await press(es['UNDO.ACTION'])
  expect(await screen.findByRole('heading', { name: es['UNDO.TAKEN'] })).toBeDefined()
})
