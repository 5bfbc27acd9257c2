import { beforeEach, expect, it, vi } from 'vitest'
import type { EngineInput } from '@portico/calls/engine/engine'
import { call } from '../../tests/calls/testCall'
import { joinRequest } from './joinRequest'

beforeEach(() => void vi.stubGlobal('location', { href: 'https://portal.test/' }))

/** An API that answers when the test says so. Takes the name of the room that it knows. */
function fakeApi(room: string) {
  const asked: string[] = []
  const waiting: (() => void)[] = []
  const api = async (operation: string, { query }: { query: { room?: string } }) => {
    asked.push(query.room ? `token of ${query.room}` : 'room')
    await new Promise<void>((resolve) => waiting.push(resolve))
    if (operation.endsWith('room')) return room
    if (query.room !== room) throw new Error('404')
    return `token of ${query.room}`
  }
  const answer = async () => {
    waiting.splice(0).forEach((resolve) => resolve())
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { asked, answer, input: { api, call, side: 'patient', options: {} } as unknown as EngineInput }
}

it('CALL-058 CALL-059 the name of the room and the token are read at once', async () => {
  const { asked, answer, input } = fakeApi('room-7')
  const request = joinRequest(input)
  expect(asked).toEqual(['room', 'token of room-7'])
  await answer()
  expect(await request).toMatchObject({ token: 'token of room-7', options: { name: 'room-7' } })
})

it('CALL-059 a call that was started again has another room, with a token for that', async () => {
  const { asked, answer, input } = fakeApi('room-8')
  const request = joinRequest(input)
  await answer()
  await answer()
  expect(asked).toEqual(['room', 'token of room-7', 'token of room-8'])
  expect(await request).toMatchObject({ token: 'token of room-8', options: { name: 'room-8' } })
})

it('CALL-058 a token that came with the call is used without a request', async () => {
  const { asked, input } = fakeApi('room-7')
  expect(await joinRequest(input, 'early')).toMatchObject({ token: 'early', options: { name: 'room-7' } })
  expect(asked).toEqual([])
})

it('CALL-059 a guest reads room and token with the call, and joins with nothing once they are out of it', async () => {
  const input = (answer: object) =>
    ({
      api: async (operation: string) => {
        if (operation !== 'GET api/call-guests/call') throw new Error('403')
        return answer
      },
      call,
      side: 'guest/5',
      options: {},
    }) as unknown as EngineInput
  expect(await joinRequest(input({ room: 'room-7', roomToken: 'token of guest' }))).toMatchObject({
    token: 'token of guest',
    options: { name: 'room-7' },
  })
  await expect(joinRequest(input({}))).rejects.toThrow('not in the call')
})
