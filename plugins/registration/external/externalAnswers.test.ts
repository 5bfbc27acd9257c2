import { createFormRules } from '@schemas/rules/formRules'
import { expect, it } from 'vitest'
import { noAnswers } from '../rules/answers'
import { checkExternal, startAnswers, toExternalRegistration } from './externalAnswers'

const profile = { email: 'carmen@correo.test', name: 'Carmen', surname: 'Suárez' }
const context = { rules: createFormRules({}), types: [], today: '2026-11-23', usesNickname: false }
const whole = {
  ...startAnswers(profile, noAnswers),
  birthDate: '1951-05-22',
  phone: '655 120 304',
  accepted: '2026-11',
}

it('AUTH-019 the form starts with what the provider says, and keeps what the same person has typed', () => {
  expect(startAnswers(profile, noAnswers)).toMatchObject(profile)
  const typed = { ...noAnswers, email: profile.email, name: 'Carmela' }
  expect(startAnswers(profile, typed)).toBe(typed)
  expect(startAnswers(profile, { ...typed, email: 'other@correo.test' })).toMatchObject({ name: 'Carmen' })
})

it('AUTH-019 asks for no password and no email', () => {
  expect(Object.keys(checkExternal(startAnswers(profile, noAnswers), context))).toEqual([
    'birthDate',
    'phone',
    'accepted',
  ])
  expect(checkExternal(whole, context)).toEqual({})
  expect(checkExternal({ ...whole, birthDate: '2020-01-01' }, context)).toEqual({
    birthDate: 'REGISTER.ERRORS.ADULT',
  })
})

it('AUTH-062 sends the answers with the code, without email and password', () => {
  expect(toExternalRegistration(whole, { code: 'c', state: 's' }, false)).toEqual({
    code: 'c',
    state: 's',
    name: 'Carmen',
    surname: 'Suárez',
    birthDate: '1951-05-22',
    phone: '655 120 304',
    conditionsVersion: '2026-11',
  })
})
