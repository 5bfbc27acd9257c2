import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiError } from '../../core/http/apiError'
import account from '../../plugins/account/plugin'
import identity from '../../plugins/identity/plugin'
import es from '../../plugins/records/locales/es.json'
import records from '../../plugins/records/plugin'
import { renderPage, setUpPages } from '../screens/renderPage'

setUpPages()

const api = { 'GET api/complementarytests': () => Promise.reject(new ApiError(400, 'USER_NOT_VERIFIED')) }

it.each([
  ['its proof', [account, identity], es['RECORDS.VERIFY'], '#/profile/identity'],
  ['the account where the portal has no proof', [account], es['RECORDS.TO_ACCOUNT'], '#/profile/myaccount'],
])('REC-057 ERR-039 an unproven identity leads to %s', async (_, others, name, href) => {
  const features = identity.features ?? []
  await renderPage({ plugin: records, others, features, path: 'videocall/complementary-tests', api })
  const link = await screen.findByRole('link', { name })
  expect(link.getAttribute('href')).toBe(href)
})
