import { expect, test } from 'vitest'
import { createFormRules } from '@schemas/rules/formRules'
import { checkUser } from './rules'

const rules = createFormRules({ patterns: { phone: '6\\d{8}', doctorPhone: '9\\d{8}' } })
const types = [{ id: 1, name: 'DNI', pattern: '[0-9]{8}[A-Za-z]' }]

test('ADMIN-049 C-142 the telephone number of a user and that of a doctor have patterns of their own', () => {
  const wrong = [{ field: 'phone', keyword: 'pattern' }]
  expect(checkUser({ phone: '600111222' }, rules, types)).toEqual([])
  expect(checkUser({ phone: '984000000' }, rules, types)).toEqual(wrong)
  expect(checkUser({ phone: '984000000', isDoctor: true }, rules, types)).toEqual([])
  expect(checkUser({ phone: '600111222', isDoctor: true }, rules, types)).toEqual(wrong)
})

test('FAMILY-008 a document number is one of its type, once the types are known', () => {
  const user = { identificationNumberType: 1, identificationNumber: '12345678A' }
  expect(checkUser(user, rules, types)).toEqual([{ field: 'identificationNumber', keyword: 'pattern' }])
  expect(checkUser(user, rules, [])).toEqual([])
})
