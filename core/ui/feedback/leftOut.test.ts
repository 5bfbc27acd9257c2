import { beforeAll, beforeEach, expect, it } from 'vitest'
import { initTexts } from '../../i18n/i18n'
import { resetPersonAtoms } from '../../state/store'
import { takePendingToasts } from './toast'
import { showLeftOut } from './leftOut'

beforeAll(() => initTexts('es'))
beforeEach(() => {
  resetPersonAtoms()
  takePendingToasts()
})
const texts = () => takePendingToasts().map(({ text }) => text)

it('SHELL-048 people read once how much of a list is missing, and again when it changes or the person does', () => {
  showLeftOut('GET api/consultations', 2)
  showLeftOut('GET api/consultations', 2)
  expect(texts()).toEqual(['Hay datos que no se pueden mostrar (2).'])
  showLeftOut('GET api/consultations', 3)
  showLeftOut('GET api/receipts', 3)
  expect(texts()).toHaveLength(2)
  resetPersonAtoms()
  showLeftOut('GET api/receipts', 3)
  expect(texts()).toHaveLength(1)
})
