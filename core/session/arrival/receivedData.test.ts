// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { storeReceivedData, readReceivedData } from './receivedData'

beforeEach(() => localStorage.clear())

test('SHELL-027 SHELL-039 C-025 the parameters of a start are stored without secrets; a start without parameters keeps the stored ones', () => {
  storeReceivedData({ specialistId: '7', token: 'secret' })
  storeReceivedData({})
  storeReceivedData({ code: 'x' })
  expect(readReceivedData()).toEqual({ specialistId: '7' })
  expect(localStorage.getItem('receivedData')).toBe('{"specialistId":"7"}')
})

test('SHELL-039 invalid stored data counts as empty', () => {
  localStorage.setItem('receivedData', '{')
  expect(readReceivedData()).toEqual({})
})
