// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://portico.example/?patientToken=p#/auth?patientToken=p" }
import { afterEach, expect, test, vi } from 'vitest'
import type { Call } from '@portico/core/http/useCall'
import { exchangeLink, parseSignInLink } from '@portico/core/session/signInLinks'
import { openSession } from '@portico/core/session/session'

const payload = btoa(JSON.stringify({ sub: 'ana', role: ['VideosAdministrator'] }))
const call = (() => Promise.resolve({ token: `h.${payload}.s` })) as unknown as Call

afterEach(() => vi.useRealTimers())

test('CONST-018 AUTH-011 AUTH-044 SHELL-034 SHELL-035 a patientToken leads on after 1000 ms, and token and roles are stored', async () => {
  vi.useFakeTimers()
  openSession('portico')
  const link = parseSignInLink('/auth', { patientToken: 'p', redirectUrl: '/videoconsultation/home' })
  if (!link) throw new Error('no link')
  const leadOn = vi.fn<(target: unknown) => void>()
  const done = exchangeLink(link, call, []).then(leadOn)
  await vi.advanceTimersByTimeAsync(999)
  expect(leadOn).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await done
  expect(leadOn).toHaveBeenCalledWith({ path: '/videoconsultation/home' })
  expect(localStorage.getItem('token')).toBe(`h.${payload}.s`)
  expect(JSON.parse(localStorage.getItem('roles') ?? '')).toEqual(['VideosAdministrator', 'Administrator'])
})
