import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense, type FunctionComponent } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { initTexts } from '../i18n/i18n'
import { useText } from '../i18n/useText'
import { definePlugin, type AnyPlugin } from './definePlugin'
import type { Texts } from '../i18n/texts'
import { collect } from './host'
import { lazyComponent, lazyPage } from './lazy/lazyComponent'
import { LazyPart } from './LazyPart'
import type { LazyScreen, Load } from './points'
import { HostProvider, useContributions } from './useHost'

beforeAll(() => initTexts('es'))
let warned: unknown[][]
let isConnected = true
beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockReturnValue().mock.calls
  vi.stubGlobal('fetch', () =>
    isConnected ? Promise.resolve(new Response()) : Promise.reject(new TypeError()),
  )
})
afterEach(() => {
  isConnected = true
  cleanup()
})

const Broken = () => {
  throw new Error('no beds')
}
const Greeting = () => <p>{useText<'GREETING'>()('GREETING')}</p>

function Home() {
  return useContributions('homeCards').map(({ id, plugin, card }) => (
    <LazyPart key={id} plugin={plugin} point="homeCards" id={id} load={card} props={{}} fallback="…" />
  ))
}

const card = (id: string, card: LazyScreen) => ({ id, place: 'main', card }) as const
const sound = definePlugin({
  id: 'sound',
  homeCards: [card('good', () => Promise.resolve({ default: () => <p>all is well</p> }))],
})
const show = async (plugin: AnyPlugin) => {
  const { host } = collect([plugin, sound], { [plugin.id]: {}, sound: {} }, new Set())
  const app = (
    <HostProvider host={host}>
      <Home />
    </HostProvider>
  )
  // React resolves suspended parts only inside an awaited act.
  return act(async () => render(app, { onCaughtError: () => undefined }))
}
const retry = () => screen.getByRole('button', { name: 'Reintentar' })
const failedTitle = 'Esta parte de la página no se ha podido mostrar'

test('a plugin that throws is reported and isolated; the rest works', async () => {
  await show(
    definePlugin({ id: 'broken', homeCards: [card('bad', () => Promise.resolve({ default: Broken }))] }),
  )
  expect(screen.getByText(failedTitle)).toBeTruthy()
  expect(screen.getByText('all is well')).toBeTruthy()
  expect(warned[0]?.[0]).toBe(
    'Plugin "broken", homeCards, bad: expected to load and render, found Error: no beds.',
  )
})

test('a missing chunk is reported, and retry imports it again', async () => {
  const load = vi.fn<LazyScreen>(() => Promise.resolve({ default: () => <p>here at last</p> }))
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  await show(definePlugin({ id: 'late', homeCards: [card('slow', load)] }))
  expect(screen.getByText(failedTitle)).toBeTruthy()
  expect(warned[0]?.[0]).toContain('Plugin "late", homeCards, slow')
  expect(load).toHaveBeenCalledTimes(1)
  await act(async () => retry().click())
  expect(screen.getByText('here at last')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})

const missing = () => {
  const load = vi.fn<LazyScreen>(() => Promise.resolve({ default: () => <p>three pages</p> }))
  return load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
}
/** A plugin whose page has a text and a part that loads later. */
const withPart = (Pages: FunctionComponent) => {
  const page = () => (
    <>
      <p>what is being written</p>
      <Suspense>
        <Pages />
      </Suspense>
    </>
  )
  return definePlugin({ id: 'late', homeCards: [card('page', () => Promise.resolve({ default: page }))] })
}

test('a component of a page that did not load leaves the rest of the page, and comes with its retry', async () => {
  await show(withPart(lazyComponent(missing())))
  expect(screen.getByText('what is being written')).toBeTruthy()
  expect(screen.getByText(failedTitle)).toBeTruthy()
  await act(async () => retry().click())
  expect(screen.getByText('what is being written')).toBeTruthy()
  expect(screen.getByText('three pages')).toBeTruthy()
})

test('what is the whole page did not load: the card replaces the page, and both come with the retry', async () => {
  await show(withPart(lazyPage(missing())))
  expect(screen.queryByText('what is being written')).toBeNull()
  await act(async () => retry().click())
  expect(screen.getByText('what is being written')).toBeTruthy()
  expect(screen.getByText('three pages')).toBeTruthy()
})

test('without a connection a page says so under one heading, and continues when it is back', async () => {
  isConnected = false
  const load = vi.fn<LazyScreen>(() => Promise.resolve({ default: () => <h1>Mis citas</h1> }))
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const { host } = collect([sound], { sound: {} }, new Set())
  const page = (
    <HostProvider host={host}>
      <LazyPart plugin="sound" point="routes" id="list" load={load} props={{}} />
    </HostProvider>
  )
  await act(async () => render(page, { onCaughtError: () => undefined }))
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['No hay conexión'])
  isConnected = true
  await act(async () => void dispatchEvent(new Event('online')))
  expect(await screen.findByRole('heading', { name: 'Mis citas', level: 1 })).toBeTruthy()
})

test('without a connection a part of a page says so in a line, and appears when it is back', async () => {
  isConnected = false
  const load = vi.fn<LazyScreen>(() => Promise.resolve({ default: () => <p>a notice</p> }))
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  await show(definePlugin({ id: 'late', homeCards: [card('notice', load)] }))
  expect(screen.getByText(/^Sin conexión, una parte de esta página/)).toBeTruthy()
  expect(screen.queryByRole('heading')).toBeNull()
  isConnected = true
  await act(async () => void dispatchEvent(new Event('online')))
  expect(await screen.findByText('a notice')).toBeTruthy()
})

test('a part renders after its texts have loaded; retry loads failed texts again', async () => {
  const es = vi.fn<Load<Texts>>(() => Promise.resolve({ default: { GREETING: 'Buenos días' } }))
  es.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await show(
    definePlugin({
      id: 'polite',
      i18n: { es, en: es },
      homeCards: [card('greeting', () => Promise.resolve({ default: Greeting }))],
    }),
  )
  expect(screen.getByText(failedTitle)).toBeTruthy()
  await act(async () => retry().click())
  expect(screen.getByText('Buenos días')).toBeTruthy()
})
