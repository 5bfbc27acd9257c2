import { expect, it } from 'vitest'
import { draftScopeOf } from './draftScope'

const variant = { id: 'v' }

it('C-019 BOOK-041 the parameter `id` is the appointment to move, unless the variant sets another', () => {
  const address = { params: { id: '7' }, query: { step: 'time' } }
  expect(draftScopeOf('ana', variant, address)).toEqual({
    personKey: 'ana',
    variant: 'v',
    appointmentId: '7',
  })
  expect(draftScopeOf('ana', { id: 'v', editParam: null }, address)).toEqual({
    personKey: 'ana',
    variant: 'v',
    appointmentId: undefined,
    parameters: 'id=7',
  })
  const ofSession = { params: {}, query: { id: '7', step: 'time' } }
  expect(draftScopeOf('ana', variant, ofSession)).toMatchObject({ appointmentId: '7' })
})

it('BOOK-002 the parameters of an address have their own draft, whatever the step', () => {
  const at = (query: Record<string, string>) => draftScopeOf('ana', variant, { params: {}, query }).parameters
  expect(at({ doctorId: '1', step: 'review' })).toBe(at({ doctorId: '1' }))
  expect(at({ doctorId: '1' })).not.toBe(at({ doctorId: '2' }))
})
