// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { newDraft } from '../draft/draft'
import type { StoredDraft } from '../storage/draftStorage'
import { requestFromOpener, handOverToTab } from './handOverTab'

const kept = { draft: newDraft('v', 'k', { notes: 'palpitaciones' }), skippedSteps: [] }
const tab = { postMessage: vi.fn<(message: string, origin: string) => void>() }
const say = (data: unknown, origin: string, source: unknown = tab) => {
  const event = new MessageEvent('message', { data, origin })
  Object.defineProperty(event, 'source', { value: source })
  window.dispatchEvent(event)
}

afterEach(() => vi.restoreAllMocks())

it('C-033 hands the draft once, only to the opened tab on this origin', () => {
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  expect(handOverToTab('/?handover#/x', kept)).toBe(true)
  say('portico:handed-over?', 'https://evil.example')
  say('portico:handed-over?', location.origin, {})
  expect(tab.postMessage).not.toHaveBeenCalled()
  say('portico:handed-over?', location.origin)
  say('portico:handed-over?', location.origin)
  expect(tab.postMessage.mock.calls).toEqual([[JSON.stringify(kept), location.origin]])
})

it('C-033 reports a blocked tab', () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  expect(handOverToTab('/?handover#/x', kept)).toBe(false)
})

it('C-063 accepts a draft only from its opener on this origin', () => {
  Object.assign(window, { opener: tab })
  const take = vi.fn<(kept: StoredDraft) => void>()
  const stop = requestFromOpener('v', take)
  say(JSON.stringify(kept), 'https://evil.example')
  say(JSON.stringify(kept), location.origin, {})
  say('no booking', location.origin)
  expect(take).not.toHaveBeenCalled()
  say(JSON.stringify(kept), location.origin)
  expect(take).toHaveBeenCalledExactlyOnceWith(kept)
  stop()
})
