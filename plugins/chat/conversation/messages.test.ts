import { expect, it } from 'vitest'
import type { ChatMessage } from '@schemas/generated/entities'
import { firstUnread, mergeLatest, mergeMessages } from './messages'

const message = (id: number, senderId = 'doctor', timestamp = '2026-11-23T10:00:00Z'): ChatMessage => ({
  id,
  senderId,
  timestamp,
  content: String(id),
})
const ids = (messages: readonly ChatMessage[]) => messages.map(({ id }) => id)
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => message(from + index))

it('messages are in the order of their ids, each once', () => {
  expect(ids(mergeMessages(range(3, 5), [message(4), message(6), message(2)]))).toEqual([2, 3, 4, 5, 6])
})

it('a page that meets what is known is added', () => {
  expect(ids(mergeLatest(range(1, 5), range(4, 8)))).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(ids(mergeLatest([], range(1, 2)))).toEqual([1, 2])
  expect(ids(mergeLatest(range(1, 2), []))).toEqual([1, 2])
})

it('a page that may leave a gap replaces what is known', () => {
  expect(ids(mergeLatest(range(1, 5), range(80, 81)))).toEqual([80, 81])
})

it('the first new message is that of the other side', () => {
  const all = [message(1), message(2, 'ana'), message(3), message(4, 'ana')]
  const isFromOther = ({ senderId }: ChatMessage) => senderId === 'doctor'
  expect(firstUnread(all, 1, isFromOther)).toBe(3)
  expect(firstUnread(all, 2, isFromOther)).toBe(1)
  expect(firstUnread(all, 0, isFromOther)).toBeUndefined()
})
