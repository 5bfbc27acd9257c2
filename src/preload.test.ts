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
  expect(await importWithFiles(() => Promise.resolve('part'), ['assets/home.css'])).toBe('part')
  expect(links()).toHaveLength(1)
})

test('rejects when the part or a style sheet does not load', async () => {
  const withoutStyles = importWithFiles(() => Promise.resolve('part'), ['assets/List.css'])
  end('error')
  await expect(withoutStyles).rejects.toThrow('/assets/List.css did not load')
  await expect(importWithFiles(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
})
