// @vitest-environment node
import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { iceServersOf } from './iceServers'

const now = new Date('2027-01-11T10:00:00Z')
const settings = {
  opensMinutes: 10,
  closesMinutes: 60,
  lateMinutes: 15,
  stun: ['stun:stun.clinic.test:3478'],
  turn: { urls: ['turns:turn.clinic.test:5349?transport=tcp'], lifetimeMinutes: 20 },
}

it('CALL-030 a TURN credential expires after twenty minutes, names nobody and is the HMAC that coturn computes', () => {
  const { iceServers, expiresAt } = iceServersOf(settings, 's3cret', now)
  const [stun, turn] = iceServers
  expect(stun).toEqual({ urls: settings.stun })
  expect(turn?.urls).toEqual(settings.turn.urls)
  const [expires, random] = turn?.username?.split(':') ?? []
  expect(Number(expires)).toBe(now.getTime() / 1000 + 20 * 60)
  expect(random).toMatch(/^[0-9a-f-]{36}$/)
  expect(turn?.credential).toBe(
    createHmac('sha1', 's3cret')
      .update(turn?.username ?? '')
      .digest('base64'),
  )
  expect(expiresAt).toBe('2027-01-11T10:20:00.000Z')
})

it('CALL-030 two credentials differ, and without the secret there is none', () => {
  const name = () => iceServersOf(settings, 's3cret', now).iceServers[1]?.username
  expect(name()).not.toBe(name())
  expect(iceServersOf(settings, undefined, now).iceServers).toHaveLength(1)
})
