import { expect, it } from 'vitest'
import type { ChatMessage } from '@schemas/generated/entities'
import { rowsOf } from './rows'

const message = (id: number, timestamp: string): ChatMessage => ({
  id,
  senderId: 'doctor',
  timestamp,
  content: String(id),
})

it('each day has its name once, before its messages, and what is not sent is last', () => {
  const unsent = {
    clientId: 'u1',
    patientId: 'ana',
    professionalId: 7,
    isProfessional: false,
    notifyClient: false,
    content: 'Hola',
    timestamp: '2026-11-23T12:00:00Z',
    state: 'waiting',
  } as const
  const rows = rowsOf(
    [
      message(1, '2026-11-21T10:00:00Z'),
      message(2, '2026-11-23T10:00:00Z'),
      message(3, '2026-11-23T11:00:00Z'),
    ],
    [unsent],
  )
  expect(rows.map(({ kind, key }) => [kind, key])).toEqual([
    ['day', expect.any(String)],
    ['message', 1],
    ['day', expect.any(String)],
    ['message', 2],
    ['message', 3],
    ['unsent', 'u1'],
  ])
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
})
