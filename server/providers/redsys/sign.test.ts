import { describe, expect, it } from 'vitest'
import { isSigned, orderKey, sign } from './sign'

const KEY = 'sq7HjrUOBfKmC576ILgskD5srU870gJ7'

describe('PAY-003 the Redsys signature', () => {
  it('the key of an order is its number, padded with zeros, encrypted with 3DES', () => {
    expect(orderKey(KEY, '012345678').toString('base64')).toBe('ub0/L8+E9+9ITQJwk3SvHA==')
  })

  it('a signature is valid only for its order, parameters and key', () => {
    const signature = sign(KEY, '2611ABCDEFGH', 'eyJhIjoiYiJ9')
    expect(isSigned(KEY, '2611ABCDEFGH', 'eyJhIjoiYiJ9', signature)).toBe(true)
    expect(isSigned(KEY, '2611ABCDEFGI', 'eyJhIjoiYiJ9', signature)).toBe(false)
    expect(isSigned(KEY, '2611ABCDEFGH', 'eyJhIjoiYyJ9', signature)).toBe(false)
    expect(isSigned(`A${KEY.slice(1)}`, '2611ABCDEFGH', 'eyJhIjoiYiJ9', signature)).toBe(false)
  })

  it('accepts the base64url form of a signature and nothing else', () => {
    const numbers = Array.from({ length: 40 }, (_, n) => `2611ABCDEF${n + 10}`)
    const signatures = numbers.map((order) => [order, sign(KEY, order, 'e30=')] as const)
    const [order, signature] = signatures.find(([, text]) => /[+/]/.test(text)) ?? ['', '']
    expect(isSigned(KEY, order, 'e30=', signature.replaceAll('+', '-').replaceAll('/', '_'))).toBe(true)
    for (const wrong of ['', 'AAAA', signature.slice(4)])
      expect(isSigned(KEY, order, 'e30=', wrong)).toBe(false)
  })
})
