import { expect, test } from 'vitest'
import { definePlugin } from '../../core/plugin/definePlugin'
import { startFacts } from './literals'
import type { RouteId } from '../../core/plugin/points'

/** A lazy import as the reader of literals sees it: the text of the function contains the file name. */
const lazy = (file: string) =>
  Object.assign(() => Promise.reject(new Error('not loaded')), { toString: () => `() => import("${file}")` })
const screen = lazy('/plugins/one/screens/Home.tsx')
const card = lazy('/plugins/two/parts/Card.tsx')
const area = lazy('/plugins/two/screens/Area.ts')
const es = lazy('/plugins/two/locales/es.json')
const en = lazy('/plugins/two/locales/en.json')

test('the first script gets the public screens, the files of the default screen and the administration, and the operations that cards read', () => {
  const plugins = [
    definePlugin({
      id: 'one',
      routes: [
        { id: 'home' as RouteId, area: 'patient', path: 'home', title: 'T', screen },
        { id: 'deleted', area: 'public', path: 'deleted', title: 'T', screen },
      ],
    }),
    definePlugin({
      id: 'two',
      options: { wanted: { type: 'boolean', default: true } },
      i18n: { es, en },
      routes: [{ id: 'admin', area: 'admin', path: '*', title: 'T', screen: area }],
      homeCards: ({ wanted }) =>
        wanted ? [{ id: 'a', place: 'main', card, reads: ['GET api/appointments/'] }] : [],
    }),
  ]
  const bundles = { inbox: ['hub/unread.ts'] }
  const modules = plugins.map((plugin) => ({ default: plugin, ...(plugin.id === 'two' && { bundles }) }))
  expect(startFacts(modules, [], 'home')).toEqual({
    publicPaths: ['/deleted'],
    home: [
      { plugin: 'one', language: '*', source: '/plugins/one/screens/Home.tsx' },
      { plugin: 'two', language: '*', source: '/plugins/two/parts/Card.tsx' },
      { plugin: 'two', language: 'es', source: '/plugins/two/locales/es.json' },
      { plugin: 'two', language: 'en', source: '/plugins/two/locales/en.json' },
    ],
    admin: [
      { plugin: 'two', language: '*', source: '/plugins/two/screens/Area.ts' },
      { plugin: 'two', language: 'es', source: '/plugins/two/locales/es.json' },
      { plugin: 'two', language: 'en', source: '/plugins/two/locales/en.json' },
    ],
    reads: [{ plugin: 'two', path: 'api/appointments/' }],
    bundles: { inbox: ['plugins/two/hub/unread.ts'] },
  })
})
