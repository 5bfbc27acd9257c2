// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { User } from '../../../schemas/generated/entities'
import { personId } from '../../demo/people/personRow'
import {
  forbiddenFields,
  notDate,
  notOptionalText,
  notText,
  notWhole,
  readStored,
} from '../../test/clinic/badValues'
import { STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../test/clinic/clinic'
import { fastDatabase } from '../../test/databases'

const codes = ['12345', 'abcdef', '<b>123456', '１２３４５６']

/** A call that a person may make: its valid body, and what each field must not be. */
const calls = {
  'PUT api/users': {
    body: {},
    wrong: {
      name: [...notText, '   ', 'a\nb', 'x'.repeat(101)],
      surname: [...notOptionalText, 'a\tb', 'x'.repeat(101)],
      alternativePhone: [...notOptionalText, 'abc', '1'.repeat(21), '655;drop'],
      birthDate: notDate,
      gender: [...notWhole, 3],
      height: [...notWhole, 281],
      weight: ['64', true, [], {}, -1, 601],
      identificationNumber: [...notOptionalText, "1' or 1=1", '<b>1</b>'],
      identificationNumberType: notWhole,
      thumbnailId: [...notWhole, 2 ** 53, 999_999_999],
      nickName: [...notOptionalText, 'a b', '<i>', 'a/b', 'x'.repeat(51)],
      userMeta: [7, 'x', {}, [7], [{ metaKey: 'tokens', metaValue: '9' }], [{ metaKey: 'insurerNameMeta' }]],
      version: [null, ...notWhole, 0],
    },
  },
  'PUT api/users/verify': {
    body: {
      surname: 'Vega',
      birthDate: '1990-01-01',
      gender: 1,
      identificationNumberType: 1,
      identificationNumber: '12345678Z',
    },
    wrong: {
      name: notText,
      surname: notText,
      birthDate: notDate,
      gender: [null, ...notWhole, 0, 3],
      identificationNumberType: [null, ...notWhole, 0, 99],
      identificationNumber: [...notText, '12345678A', '<b>'],
      version: [null, ...notWhole],
    },
  },
  'POST api/users/request-change-email': {
    body: { email: 'new@portico.test' },
    wrong: {
      email: [...notText, 'ana', 'ana@', '@x.es', 'a@x.es b@y.es', 'a@x.es\nBcc: b@y.es', '<a@x.es>'],
    },
  },
  'POST api/users/verify-change-email': {
    body: { email: 'new@portico.test', token: '123456' },
    wrong: { email: [...notText, 'ana@'], token: notText },
  },
  'POST api/users/request-change-phone': {
    body: { phone: '655 120 304' },
    wrong: { phone: [...notText, 'abc', '+', '９８４', '1'.repeat(21), '655;drop table person'] },
  },
  'POST api/users/verify-change-phone': {
    body: { phone: '655 120 304', token: '123456' },
    wrong: { phone: notText, token: notText },
  },
  'POST api/users/changePassword': {
    body: { oldPassword: 'Portico2026', newPassword: 'Olivo-verde-27', newPasswordVerify: 'Olivo-verde-27' },
    wrong: {
      oldPassword: notText,
      newPassword: notText,
      newPasswordVerify: notText,
    },
  },
  'POST api/clinical-data-auth': {
    body: { authorized: true },
    wrong: { authorized: [null, 'true', 1, [], {}] },
  },
  'POST api/users/conditions': { body: { version: '2026-11' }, wrong: { version: [...notText, '1999'] } },
} as const satisfies Record<string, { body: object; wrong: Readonly<Record<string, readonly unknown[]>> }>

let clinic: Clinic
let luis: Caller
beforeAll(async () => {
  clinic = await openClinic(fastDatabase, undefined, ['boostedCrew'])
  luis = await clinic.as('luis@portico.test')
  await clinic.db.query(
    "update person set phone = '655120304', verified_phone = '655120304' where tenant = 'one' and email = 'luis@portico.test'",
  )
}, STARTUP_TIMEOUT)
beforeEach(() => clinic.db.exec('delete from single_use_code; delete from sign_in_attempt'))
afterAll(() => clinic.close())

const lines = Object.entries(calls) as [
  string,
  { body: object; wrong: Readonly<Record<string, readonly unknown[]>> },
][]

describe.each(lines)('%s', (operation, { body, wrong }) => {
  const [method, path] = operation.split(' ') as ['PUT' | 'POST', string]
  const expectRefused = async (values: Iterable<readonly [field: string, value: unknown]>) => {
    const { name, version } = (await luis('GET', 'api/users/data')).body as User
    const own = method === 'PUT' ? { name, version } : {}
    const before = await readStored(clinic.db)
    for (const [field, value] of values) {
      const answer = await luis(method, path, { ...own, ...body, [field]: value })
      expect([value, answer.status, JSON.stringify(answer.body)]).toEqual([
        value,
        400,
        expect.stringContaining(field),
      ])
    }
    expect(await readStored(clinic.db)).toEqual(before)
  }

  it.each(Object.entries(wrong))('ERR-012 refuses each bad %s and stores nothing', async (field, values) =>
    expect(expectRefused(values.map((value) => [field, value]))).resolves.toBeUndefined(),
  )
  it('ERR-012 refuses fields that are not the person’s to set', async () =>
    expect(expectRefused(Object.entries(forbiddenFields))).resolves.toBeUndefined())
})

it.each([
  ['email', { email: 'new@portico.test' }],
  ['phone', { phone: '655 120 304' }],
] as const)('ACCOUNT-045 ACCOUNT-047 guessed codes change no %s', async (kind, target) => {
  expect((await luis('POST', `api/users/request-change-${kind}`, target)).status).toBe(204)
  const before = (await luis('GET', 'api/users/data')).body
  for (const token of codes)
    expect((await luis('POST', `api/users/verify-change-${kind}`, { ...target, token })).status).toBe(400)
  expect((await luis('GET', 'api/users/data')).body).toEqual(before)
})

it.each([
  personId('one', 'ana'),
  personId('one', 'ana/child'),
  personId('two', 'luis'),
  'nobody',
  "' or 1=1",
])('ROLE-005 nobody reads or writes the account of %s', async (id) => {
  const acting = { 'x-impersonation-user': id }
  const before = await readStored(clinic.db)
  for (const [method, path] of [
    ['GET', 'api/users/data'],
    ['GET', 'api/usermeta'],
    ['GET', 'api/clinical-data-auth'],
    ['PUT', 'api/users'],
    ['DELETE', 'api/users'],
  ] as const) {
    const { status } = await luis(
      method,
      path,
      method === 'PUT' ? { name: 'x', version: 1 } : undefined,
      acting,
    )
    expect([401, 403, 404]).toContain(status)
  }
  expect(await readStored(clinic.db)).toEqual(before)
})

it.each(['someone', '1e2', '%00', '..%2f..', "'%20or%201=1", 'x'.repeat(300)])(
  'ACCOUNT-032 the session %s of somebody else is not ended',
  async (id) => {
    const { status } = await luis('DELETE', `api/users/sessions/${id}`)
    expect([400, 404, 414]).toContain(status)
  },
)
