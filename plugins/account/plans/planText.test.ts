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
    capabilities: null,
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

it('ACCOUNT-006 plans are compared by what they give, never by their sentences', () => {
  const from = readPlan(
    { id: 3, name: 'Familiar', inclusions: ['Vídeos'], capabilities: { videos: 'basic' } },
    'es',
  )
  const to = readPlan({ id: 4, name: 'Plus', inclusions: ['Todos'], capabilities: { videos: 'all' } }, 'es')
  expect(comparePlans(from, to)).toMatchObject({ gain: [], better: ['videos_all'], lose: [] })
  expect(from.inclusions).toBeNull()
  expect(comparePlans(readPlan(lines, 'es'), to)).toBeNull()
  expect(comparePlans(undefined, to)).toMatchObject({ gain: ['videos_all'] })
})

it('ACCOUNT-020 prose stands for the name of a plan that has none, and is not repeated', () => {
  expect(readPlan({ id: 2, name: '', longDescription: 'Toda la familia' }, 'es')).toMatchObject({
    name: 'Toda la familia',
    prose: null,
  })
})
