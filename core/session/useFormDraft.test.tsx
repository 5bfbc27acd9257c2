import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { actFor, openSession, storeToken } from './session'
import { useFormDraft } from './useFormDraft'

const signInAs = (sub: string) => storeToken(`h.${btoa(JSON.stringify({ sub }))}.s`)
const open = () => renderHook(() => useFormDraft('name', () => ({ name: '', age: 0 })))

beforeEach(() => {
  openSession('t')
  signInAs('ana')
})
afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

test('SHELL-047 what is typed comes back for the same person after a sign-in, and for nobody else', () => {
  const first = open()
  act(() => first.result.current.change({ name: 'Mateo' }))
  expect(first.result.current.value).toEqual({ name: 'Mateo', age: 0 })
  first.unmount()

  act(() => signInAs('luis'))
  expect(open().result.current.value.name).toBe('')
  act(() => signInAs('ana'))
  const again = open()
  expect(again.result.current.value.name).toBe('Mateo')
  act(() => actFor('lucia'))
  expect(again.result.current.value.name).toBe('')
  act(() => again.result.current.change({ name: 'Other' }))
  act(() => actFor(null))
  expect(again.result.current.value.name).toBe('Mateo')
})

test('a form that was saved opens empty', () => {
  const { result, unmount } = open()
  act(() => result.current.change({ name: 'Mateo' }))
  act(() => result.current.forget())
  unmount()
  expect(open().result.current.value.name).toBe('')
})

test.each(['{', '"text"', '{"name":1,"age":0}', '{"name":"x"}', 'null'])(
  'a stored text that is not a draft of the form is not used: %s',
  (text) => {
    sessionStorage.setItem('form|t|ana|ana|name', text)
    expect(open().result.current.value).toEqual({ name: '', age: 0 })
  },
)

test('without storage the form works', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  const { result } = open()
  act(() => result.current.change({ name: 'Mateo' }))
  expect(result.current.value.name).toBe('Mateo')
  vi.restoreAllMocks()
})
