// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { importWithFiles as Import } from './preload'

let importWithFiles: typeof Import

beforeEach(async () => {
  vi.resetModules()
  ;({ importWithFiles } = await import('./preload'))
})
afterEach(() => document.head.replaceChildren())

const links = () =>
  [...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href')}`)
const end = (type: 'load' | 'error') => document.querySelector('link')?.dispatchEvent(new Event(type))

test('requests the part at once, beside its scripts and styles', () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('part'))
  void importWithFiles(load, ['assets/Count.js', 'assets/List.css'])
  expect(load).toHaveBeenCalledOnce()
  expect(links()).toEqual(['modulepreload /assets/Count.js', 'stylesheet /assets/List.css'])
})

test('gives the part when its styles are there, and requests each file once', async () => {
  const first = importWithFiles(() => Promise.resolve('part'), ['assets/List.css'])
  const second = importWithFiles(() => Promise.resolve('other'), ['assets/List.css'])
  let isGiven = false
  void second.then(() => (isGiven = true))
  await Promise.resolve()
  expect(isGiven).toBe(false)
  end('load')
  expect(await Promise.all([first, second])).toEqual(['part', 'other'])
  expect(links()).toHaveLength(1)
})

test('adds no second link for a style sheet of the page', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/home.css">'
  // jsdom loads no style sheets.
  vi.spyOn(HTMLLinkElement.prototype, 'sheet', 'get').mockReturnValue(new CSSStyleSheet())
  expect(await importWithFiles(() => Promise.resolve('part'), ['assets/home.css'])).toBe('part')
  expect(links()).toHaveLength(1)
})

test('rejects when the part or a style sheet does not load', async () => {
  const withoutStyles = importWithFiles(() => Promise.resolve('part'), ['assets/List.css'])
  end('error')
  await expect(withoutStyles).rejects.toThrow('/assets/List.css did not load')
  await expect(importWithFiles(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
})

test('requests a style sheet of the page again that has not arrived', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/home.css">'
  const part = importWithFiles(() => Promise.resolve('part'), ['assets/home.css'])
  expect(links()).toHaveLength(2)
  document.querySelectorAll('link')[1]?.dispatchEvent(new Event('load'))
  expect(await part).toBe('part')
})

test('each part waits for a style sheet that failed before, also while another part requests it again', async () => {
  const files = ['assets/List.css']
  const first = importWithFiles(() => Promise.resolve('first'), files)
  end('error')
  await expect(first).rejects.toThrow('did not load')
  const [second, third] = ['second', 'third'].map((part) =>
    importWithFiles(() => Promise.resolve(part), files),
  )
  expect(links()).toEqual(['stylesheet /assets/List.css'])
  end('error')
  await expect(second).rejects.toThrow('did not load')
  await expect(third).rejects.toThrow('did not load')
  const fourth = importWithFiles(() => Promise.resolve('fourth'), files)
  end('load')
  expect(await fourth).toBe('fourth')
})
