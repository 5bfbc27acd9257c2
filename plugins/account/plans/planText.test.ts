import { expect, it } from 'vitest'
import { comparePlans, readPlan } from './planText'

const lines = {
  id: 1,
  name: '',
  longDescription: 'Plan Plus\n19,90 € al mes\n\nVídeo sin límite\nCinco personas',
}

it('ACCOUNT-020 the lines of a description are name, price and inclusions', () => {
  expect(readPlan(lines, 'es')).toEqual({
    name: 'Plan Plus',
    price: '19,90 € al mes',
    monthly: null,
    isFree: false,
    inclusions: ['Vídeo sin límite', 'Cinco personas'],
    prose: null,
  })
})

it('ACCOUNT-020 the fields of the API win', () => {
  const plan = { ...lines, name: 'Plus', price: 10, currency: 'EUR', inclusions: ['Vídeo'] }
  expect(readPlan(plan, 'es')).toMatchObject({ name: 'Plus', inclusions: ['Vídeo'], prose: null })
  expect(readPlan(plan, 'es').monthly).toMatch(/^10,00/)
})

it('ACCOUNT-020 prose is shown whole and not compared', () => {
  const prose = readPlan({ id: 2, name: 'Básico', longDescription: 'Todo lo necesario.' }, 'es')
  expect(prose).toMatchObject({ name: 'Básico', price: null, inclusions: null, prose: 'Todo lo necesario.' })
  expect(comparePlans(readPlan(lines, 'es'), prose)).toBeNull()
})

it('ACCOUNT-006 a change says what is gained, lost and unchanged', () => {
  const to = readPlan({ id: 3, name: 'Familiar', inclusions: ['Cinco personas', 'Nutrición'] }, 'es')
  expect(comparePlans(readPlan(lines, 'es'), to)).toEqual({
    gain: ['Nutrición'],
    lose: ['Vídeo sin límite'],
    keep: ['Cinco personas'],
  })
})
