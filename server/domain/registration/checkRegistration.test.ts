import { describe, expect, it } from 'vitest'
import type { TenantOnServer } from '../../platform/tenants/tenants'
import { checkPersonAnswers, type PersonAnswers } from './checkRegistration'

const carmen: PersonAnswers = {
  name: 'Carmen',
  phone: '655 120 304',
  birthDate: '1951-05-22',
  conditionsVersion: '2026-11',
}
/** The field that is refused, with its rule; undefined for none. */
function refusalOf(change: Partial<PersonAnswers>, features: readonly string[] = []): string | undefined {
  const tenant = { manifest: {}, backend: { features } } as unknown as TenantOnServer
  try {
    checkPersonAnswers(
      { ...carmen, ...change },
      { tenant, version: '2026-11', now: new Date('2027-01-11T09:00:00Z') },
    )
    return undefined
  } catch (error) {
    const { extra } = error as { extra: { details: { fields: { path: string; keyword: string }[] } } }
    return extra.details.fields.map(({ path, keyword }) => `${path} ${keyword}`).join()
  }
}

describe('the answers of a registration on the server', () => {
  it.each([
    [{}, undefined],
    [{ phone: '655.120.304' }, '/phone pattern'],
    [{ birthDate: '2009-01-12' }, '/birthDate adult'],
    [{ identificationNumberType: 1, identificationNumber: '12345678A' }, '/identificationNumber pattern'],
    [{ conditionsVersion: '2020-01' }, '/conditionsVersion enum'],
  ])('AUTH-029 %o: %s', (change, refusal) => expect(refusalOf(change)).toBe(refusal))

  it.each([
    ['la-boa_7.x', undefined],
    ['la boa', '/nickName pattern'],
    ['la@boa', '/nickName pattern'],
  ])('AUTH-033 the nickname %s: %s', (nickName, refusal) => expect(refusalOf({ nickName })).toBe(refusal))

  it('AUTH-034 under boostedCrew the nickname is the name, and only there', () => {
    const crew = ['boostedCrew']
    expect(refusalOf({ name: 'la-boa', nickName: 'la-boa' }, crew)).toBeUndefined()
    expect(refusalOf({ name: 'Carmen', nickName: 'la-boa' }, crew)).toBe('/nickName enum')
    expect(refusalOf({}, crew)).toBe('/nickName required')
    expect(refusalOf({ nickName: 'la-boa' })).toBeUndefined()
  })
})
