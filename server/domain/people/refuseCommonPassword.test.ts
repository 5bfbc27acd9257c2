import { expect, it } from 'vitest'
import { refuseCommonPassword } from './refuseCommonPassword'

it('AUTH-035 a common password is refused at its field, with the reason', () => {
  expect(() => refuseCommonPassword('vE8#kq2Lw!')).not.toThrow()
  expect(() => refuseCommonPassword('Qwerty123', '/newPassword')).toThrow(
    expect.objectContaining({
      status: 400,
      extra: { details: { fields: [{ path: '/newPassword', keyword: 'common', params: {} }] } },
    }),
  )
})
