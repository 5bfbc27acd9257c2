import { expect, it } from 'vitest'
import { recordName, type AdminEntity } from './entity'

const entity = { key: 'assetId', columns: ['title'] } as unknown as AdminEntity

it('SHELL-048 a record without a name has its id for one', () => {
  expect(recordName(entity, { assetId: 7, title: 'Espalda' })).toBe('Espalda')
  expect(recordName(entity, { assetId: 7, title: '' })).toBe('#7')
  expect(recordName(entity, { assetId: 7 })).toBe('#7')
  expect(recordName({ ...entity, title: () => '' }, { assetId: 7 })).toBe('#7')
})
