import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { commonHeaders } from './headers'

function headersOf(url: string, https = false) {
  const res = new ServerResponse(new IncomingMessage(new Socket()))
  commonHeaders(res, url, https)
  return res.getHeaders()
}
const openerOf = (url: string) => headersOf(url)['cross-origin-opener-policy']

it('C-033 C-063 the tab that a frame hands a booking to keeps its opener', () => {
  expect(openerOf('/?handover')).toBe('unsafe-none')
})

it.each(['/', '/?x=handover', '/?handovers', '/callback?handover', '/index.html?handover'])(
  'C-063 %s is cut off from who opened it',
  (url) => expect(openerOf(url)).toBe('same-origin'),
)

it('CONST-015 what is no page stands in no frame and opens no tab', () => {
  const answer = headersOf('/api/config')
  expect(answer['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(answer).not.toHaveProperty('cross-origin-opener-policy')
})

it('files of the build carry no more than they need, and https is kept where there is https', () => {
  expect(Object.keys(headersOf('/assets/x.js', true))).toEqual(['x-content-type-options'])
  expect(headersOf('/', true)['strict-transport-security']).toContain('max-age=63072000')
  expect(headersOf('/')).not.toHaveProperty('strict-transport-security')
})
