import { expect, test } from 'vitest'
import { readProfile } from './profile'

const meta = (metaKey: string, metaValue: string | null) => ({ id: 1, metaKey, metaValue })

test('VIDEO-012 a profile has its texts, one service per line, and the networks in a fixed order', () => {
  const networks = { x: 'https://x.test/vega', web: 'https://vega.test' }
  const userMeta = [
    meta('aboutMe', ' Me gusta explicar despacio. '),
    meta('myServices', 'Tensión\n\n Segunda opinión '),
    meta('socialNetworks', JSON.stringify(networks)),
  ]
  expect(readProfile({ userMeta })).toEqual({
    aboutMe: 'Me gusta explicar despacio.',
    services: ['Tensión', 'Segunda opinión'],
    networks: [
      { id: 'web', url: networks.web },
      { id: 'x', url: networks.x },
    ],
  })
})

test.each([
  ['no JSON', 'vega'],
  ['null', 'null'],
  ['a script', '{"web":"javascript:alert(1)"}'],
  ['http', '{"web":"http://vega.test"}'],
  ['an unknown network', '{"__proto__":"https://vega.test"}'],
])('VIDEO-012 addresses that are %s are left out', (_, json) => {
  expect(readProfile({ userMeta: [meta('socialNetworks', json), meta('aboutMe', null)] })).toEqual({
    aboutMe: undefined,
    services: [],
    networks: [],
  })
})
