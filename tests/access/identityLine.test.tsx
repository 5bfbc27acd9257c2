import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import account from '../../plugins/account/plugin'
import texts from '../../plugins/account/locales/es.json'
import identity from '../../plugins/identity/plugin'
import es from '../../plugins/identity/locales/es.json'
import { renderPage, setUpPages } from '../screens/renderPage'

setUpPages()

const openAccount = (features: readonly string[]) =>
  renderPage({
    plugin: account,
    others: [identity],
    features,
    path: 'profile/myaccount',
    heading: 'Mi cuenta',
    api: {
      'GET api/users/data': { id: 'u1', name: 'Ana', surname: 'Suárez', userMeta: [] },
      'GET api/plans': [],
      'GET api/users/current-plan-cancel-date': null,
      'GET api/clinical-data-auth': { authorized: false },
      'GET api/identification-number-types': [],
      'GET api/onfido/status/': 1,
    },
  })

it('IDENT-004 IDENT-010 IDENT-013 FEAT-030 the account shows the identity status in a word and an icon', async () => {
  await openAccount(['facialVerification'])
  const line = (await screen.findByText(es['IDENTITY.LINE'])).closest('li')
  expect(await screen.findByText(es['IDENTITY.STATUS.approved'])).toBeDefined()
  expect(line?.querySelector('[data-icon="badge-check"]')).not.toBeNull()
  expect(line?.querySelector('a')?.getAttribute('href')).toBe('#/profile/identity')
})

it('IDENT-013 FEAT-030 without the feature the account shows no identity status', async () => {
  await openAccount([])
  expect(screen.getByRole('region', { name: texts['ACCOUNT.PERSON'] })).toBeDefined()
  expect(screen.queryByText(es['IDENTITY.LINE'])).toBeNull()
})
