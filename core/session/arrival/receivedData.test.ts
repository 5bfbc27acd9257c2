// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import type { IdentitySettings } from '../identity/identitySettings'
import { handleArrival } from './handleArrival'

const settings = { redirectUri: `${location.origin}/callback` } as IdentitySettings

/** Opens the portal at an address. */
async function arrive(address: string): Promise<void> {
  history.replaceState(null, '', address)
  await handleArrival(settings)
}

afterEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/')
})

test('SHELL-027 SHELL-039 C-025 the parameters of a start are stored without secrets; a start without parameters keeps the stored ones', async () => {
  await arrive('/?specialistId=7&id_token=secret#/videoconsultation/home?doctorUrl=ana&code=x')
  const stored = localStorage.getItem('receivedData')
  expect(JSON.parse(stored ?? '')).toEqual({ specialistId: '7', doctorUrl: 'ana' })
  await arrive('/#/videoconsultation/home')
  await arrive('/#/videoconsultation/home?state=y')
  expect(localStorage.getItem('receivedData')).toBe(stored)
})
