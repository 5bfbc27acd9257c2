import { describe, expect, it } from 'vitest'
import { createFormRules } from '@schemas/rules/formRules'
import { ApiError } from '@portico/core/http/apiError'
import { initTexts, loadTexts } from '@portico/core/i18n/i18n'
import { checkAnswers, isEmail, noAnswers, stepFields, toRegistration, type Answers } from './answers'
import { loadAnswers, loadSent, noteSent, saveAnswers } from './draft'
import { refusalOf } from './refusal'

const answers: Answers = {
  ...noAnswers,
  name: ' Carmen ',
  surname: 'Suárez Prieto',
  birthDate: '1951-05-22',
  gender: '2',
  email: 'carmen@correo.es',
  phone: '655 120 304',
  identificationType: '1',
  identificationNumber: '12345678-z',
  password: 'Olivo-verde-27',
  passwordVerify: 'Olivo-verde-27',
  accepted: '2026-11',
}
const context = {
  rules: createFormRules({}),
  types: [{ id: 1, name: 'DNI', pattern: '\\d{8}[A-Z]' }],
  today: '2026-11-23',
  usesNickname: false,
}
const check = (change: Partial<Answers> = {}, more: Partial<typeof context> = {}) =>
  checkAnswers({ ...answers, ...change }, { ...context, ...more })

describe('the answers of a registration', () => {
  it('AUTH-029 a whole form has no mistakes', () => expect(check()).toEqual({}))

  it.each<[string, Partial<Answers>, keyof Answers]>([
    ['AUTH-029', { name: '   ' }, 'name'],
    ['AUTH-029', { surname: '' }, 'surname'],
    ['AUTH-029', { birthDate: '' }, 'birthDate'],
    ['AUTH-036 C-143', { birthDate: '2008-11-24' }, 'birthDate'],
    ['AUTH-029', { email: 'carmen@correo' }, 'email'],
    ['ACCOUNT-025', { phone: '655.120.304' }, 'phone'],
    ['ACCOUNT-025', { phone: '' }, 'phone'],
    ['FAMILY-008', { identificationNumber: '12345678A' }, 'identificationNumber'],
    ['AUTH-035', { password: 'olivo', passwordVerify: 'olivo' }, 'password'],
    ['AUTH-040', { passwordVerify: 'Olivo' }, 'passwordVerify'],
    ['AUTH-041', { accepted: null }, 'accepted'],
  ])('%s %o is a mistake of %s alone', (_, change, field) => {
    expect(Object.keys(check(change))).toEqual([field])
    expect(stepFields.flat()).toContain(field)
  })

  it('AUTH-036 whoever becomes an adult today may register', () => {
    expect(check({ birthDate: '2008-11-23' })).toEqual({})
  })

  it('AUTH-033 AUTH-034 under boostedCrew the nickname is the name', () => {
    const crew = { usesNickname: true }
    expect(check({ name: '', nickName: ' ' }, crew)).toEqual({
      nickName: 'REGISTER.ERRORS.NICKNAME_REQUIRED',
    })
    expect(check({ name: '', nickName: 'la boa' }, crew)).toEqual({ nickName: 'REGISTER.ERRORS.NICKNAME' })
    expect(check({ name: '', nickName: 'la-boa_7.x' }, crew)).toEqual({})
    const body = toRegistration({ ...answers, nickName: 'la-boa' }, {}, true)
    expect([body.name, body.nickName]).toEqual(['la-boa', 'la-boa'])
  })

  it('AUTH-029 AUTH-052 AUTH-053 the request names who brought the visitor, and leaves out what is empty', () => {
    expect(toRegistration(answers, { doctorUrl: 'dra-corral', referrer: 'dr.llaneza' }, false)).toEqual({
      name: 'Carmen',
      surname: 'Suárez Prieto',
      birthDate: '1951-05-22',
      gender: 2,
      email: 'carmen@correo.es',
      phone: '655 120 304',
      identificationNumber: '12345678Z',
      identificationNumberType: 1,
      doctorUrl: 'dra-corral',
      referrer: 'dr.llaneza',
      password: 'Olivo-verde-27',
      passwordVerify: 'Olivo-verde-27',
      conditionsVersion: '2026-11',
    })
  })

  it.each(['ana', 'ana@', '@x.es', 'ana@x', 'ana@x..es', 'a b@x.es'])('%s is no email', (text) =>
    expect(isEmail(text)).toBe(false),
  )
})

describe('the draft of a registration', () => {
  const storage = () => {
    const items = new Map<string, string>()
    return {
      items,
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, text: string) => void items.set(key, text),
      removeItem: (key: string) => void items.delete(key),
    }
  }

  it('survives a reload for its tenant, without password and acceptance', () => {
    const tab = storage()
    saveAnswers(tab, 'one', answers)
    expect([...tab.items.values()].join()).not.toContain('Olivo')
    expect(loadAnswers(tab, 'one')).toEqual({ ...answers, password: '', passwordVerify: '', accepted: null })
    expect(loadAnswers(tab, 'two')).toEqual(noAnswers)
  })

  it('is deleted when the form is sent; a damaged one is ignored', () => {
    const tab = storage()
    saveAnswers(tab, 'one', answers)
    noteSent(tab, 'one', { email: 'carmen@correo.es', at: 7 })
    expect(loadAnswers(tab, 'one')).toEqual(noAnswers)
    expect(loadSent(tab, 'one')).toEqual({ email: 'carmen@correo.es', at: 7 })
    tab.setItem('registration|one|draft', '{"name":7,"roles":"x"}')
    expect(loadAnswers(tab, 'one')).toEqual(noAnswers)
    tab.setItem('registration|one|draft', 'no JSON')
    expect(loadAnswers(tab, 'one')).toEqual(noAnswers)
  })
})

describe('the refusal of a form', () => {
  const refused = (message: string, details?: object, status = 400) =>
    refusalOf(new ApiError(status, message, undefined, details as Record<string, unknown>))

  it('ERR-009 I18N-009 an API that says so names the address in use', () =>
    expect(refused('EMAIL_EXISTS')).toEqual({ errors: { email: 'REGISTER.ERRORS.EMAIL_EXISTS' } }))

  it('ERR-008 passwords that differ', () =>
    expect(refused('PASSWORDS_DO_NOT_MATCH')).toEqual({
      errors: { passwordVerify: 'REGISTER.ERRORS.PASSWORD_VERIFY' },
    }))

  it('AUTH-035 a common password has its own sentence', () => {
    const fields = [{ path: '/password', keyword: 'common' }]
    expect(refused('FORMAT_NOT_VALID', { fields }).errors).toEqual({
      password: 'REGISTER.ERRORS.PASSWORD_COMMON',
    })
  })

  it('says when to try again', () =>
    expect(refused('TOO_MANY_ATTEMPTS', { seconds: 61 }, 429)).toEqual({
      errors: {},
      message: { key: 'REGISTER.ERRORS.TOO_MANY', minutes: 2 },
    }))

  it('I18N-044 I18N-045 ERR-057 ERR-058 a form for a password has texts of its own, by code or the general one', async () => {
    await initTexts('es')
    const texts = { 'RESET_PASSWORD.ERRORS.LOCKED_BY_CENTRE': 'Tu centro la cambia.' }
    await loadTexts('codes', { es: () => Promise.resolve({ default: texts }) })
    const textKeyOf = (code: string) => refusalOf(new ApiError(400, code), 'RESET_PASSWORD').message?.key
    expect(textKeyOf('LOCKED_BY_CENTRE')).toBe('RESET_PASSWORD.ERRORS.LOCKED_BY_CENTRE')
    expect(textKeyOf('OTHER')).toBe('RESET_PASSWORD.ERRORS.GENERAL')
    expect(textKeyOf('<b>no</b>')).toBe('RESET_PASSWORD.ERRORS.GENERAL')
  })

  it('C-138 other text of the server is never shown', () => {
    const general = { errors: {}, message: { key: 'REGISTER.ERRORS.GENERAL' } }
    expect(refused('<b>no</b>', { fields: [{ path: '/__proto__', keyword: 'x' }] })).toEqual(general)
    expect(refusalOf(new TypeError('x'))).toEqual(general)
  })
})
