import type { FastifyInstance } from 'fastify'
import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { afterAnswer } from './afterAnswer'
import { createApp, type AppOptions } from '../http/app'

const open = (work: () => Promise<void>) =>
  createApp({
    areas: [
      ({ http }: { http: FastifyInstance }) => {
        http.get('/letter', async () => {
          afterAnswer('a letter could not be written', work)
          return {}
        })
      },
    ],
  } as unknown as AppOptions)

afterEach(() => vi.restoreAllMocks())

it('what was asked for just before the server stops is done first', async () => {
  let isWritten = false
  const app = open(async () => {
    await setTimeout(20)
    isWritten = true
  })
  await app.inject('/letter')
  expect(isWritten, 'the answer does not wait').toBe(false)
  await app.close()
  expect(isWritten).toBe(true)
})

it('a server stops although such work fails', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const app = open(() => Promise.reject(new Error('no mail server')))
  await app.inject('/letter')
  await app.close()
  expect(log.mock.lastCall?.[0]).toContain('a letter could not be written: Error: no mail server')
})
