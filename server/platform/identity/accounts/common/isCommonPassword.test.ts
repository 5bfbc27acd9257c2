import { expect, it } from 'vitest'
import { isCommonPassword } from './isCommonPassword'

it.each([
  'Password1',
  'P@ssw0rd1!',
  'Contraseña1',
  'Qwerty123',
  'Asdfghjkl1',
  'Madrid2024',
  'Realmadrid1902',
  'Laura31081975',
  '1234Lucia',
  '@Dmin1234',
  'Aa123456',
  'Abcd1234',
  '1q2w3e4R',
  'Hola1234',
  'Abcabc123',
  'HolaHola1',
  'Pass4321!',
  '12345678',
  '87654321',
  '11111111',
])('AUTH-035 %s is a common password', (password) => expect(isCommonPassword(password)).toBe(true))

it.each([
  'Portico2026',
  'correct Horse battery 7 staple',
  'vE8#kq2Lw!',
  'Tres tristes 3 tigres',
  'Xr7-ventana-lenta',
  'Laura310819751',
  'Madrid2024Otoño#sur',
  `Aa1${'x'.repeat(5000)}`,
  '',
])('AUTH-035 %s is not a common password', (password) => expect(isCommonPassword(password)).toBe(false))
