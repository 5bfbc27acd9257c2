import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { openArea } from '@portico/admin/testing/testArea'
import { initTexts } from '@portico/core/i18n/i18n'
import texts from '../../locales/es.json'
import sections from '../../sections'

const answers: Readonly<Record<string, unknown>> = {
  'GET api/users/admin/{id}': {
    id: 'a1',
    name: 'Ana',
    careAreas: [2],
    attentionScenarios: ['HasMyDates'],
    roles: [],
    version: 1,
  },
  'GET api/careareas': [{ id: 2, name: 'Sueño', isAssigned: false }],
}
const area = {
  sections: sections
    .filter(({ id }) => id === 'admin.usersList')
    .map((one) => ({ ...one, requires: { role: 'UsersAdministrator' } })),
  texts,
  answer: (operation: string) => Promise.resolve(answers[operation] ?? []),
}

beforeAll(() => initTexts('es'))
afterEach(cleanup)

test.each([
  [[], []],
  [['careAreas'], ['Sueño']],
  [['attentionScenarios'], ['Mis citas']],
  [
    ['careAreas', 'attentionScenarios'],
    ['Sueño', 'Mis citas'],
  ],
])(
  'C-041 FEAT-026 FEAT-033 with the features %o, the form of a user has the fields of %o',
  async (features, shown) => {
    await openArea({ ...area, features }, '/admin/users/update/a1', 'UsersAdministrator')
    await screen.findByDisplayValue('Ana')
    for (const name of shown) {
      expect((await screen.findByRole<HTMLInputElement>('checkbox', { name })).checked).toBe(true)
    }
    const fields = ['Áreas de cuidado', 'Opciones del menú'].filter((name) =>
      screen.queryByRole('group', { name }),
    )
    expect(fields).toHaveLength(shown.length)
  },
)
