import { expect, it } from 'vitest'
import type { ChatMessage } from '@schemas/generated/entities'
import { groupMessages } from './groupMessages'

const message = (id: number, senderId: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  senderId,
  timestamp: `2026-11-0${id}T10:00:00Z`,
  content: `Mensaje ${id}`,
  ...more,
})

const shown = (messages: readonly ChatMessage[]) =>
  groupMessages(messages, 'p1').map(({ id, professionalId, patientId }) => [id, professionalId, patientId])

it('CHAT-003 CHAT-017 messages that name their sender only are the conversations with their professionals', () => {
  expect(shown([message(1, '7'), message(2, 'p1'), message(3, '8'), message(4, '7')])).toEqual([
    [3, 8, 'p1'],
    [4, 7, 'p1'],
  ])
})

it('what the patient wrote first belongs to who answered', () => {
  expect(shown([message(1, 'p1'), message(2, '7')])).toEqual([[2, 7, 'p1']])
})

it('messages to nobody who is known are no conversation', () => {
  expect(shown([message(1, 'p1')])).toEqual([])
})

it('messages that name their conversation stay as they are', () => {
  const messages = [message(1, '7', { professionalId: 7, patientId: 'p1' })]
  expect(groupMessages(messages, 'p1')).toEqual(messages)
})
