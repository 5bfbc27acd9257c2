import { base64url, CompactEncrypt } from 'jose'
import { expect, it } from 'vitest'
import { addressOf, decryptSummary, encryptSummary, readShlink } from './shlink'

const link = {
  url: 'https://portal.example/api/shl/abc',
  key: 'rxTgYlOaKJPFtcEd0qcceN8wEU4p94SqAwIWQe6uX7Q',
  exp: 1_798_000_000,
  flag: 'P',
}

it('REC-062 a link is read back from its address, where it stands behind the hash', () => {
  const address = addressOf(link, 'https://portal.example')
  expect(new URL(address).pathname + new URL(address).search).toBe('/')
  expect(address).toMatch(/#\/shared#shlink:\/[\w-]+$/)
  expect(readShlink(address)).toMatchObject(link)
})

it('REC-062 the example of the specification of SMART Health Links is read', () => {
  const example =
    'https://viewer.example.org#shlink:/eyJ1cmwiOiJodHRwczovL2VoYy5leGFtcGxlLm9yZy9xci9ZOXh3VWRhdEYwcGFzYVhqZHVXUHp2X3Bkb3h4MHktN1lXSzB1cVMzTVE0LyIsImtleSI6InJ4VGdZbE9hS0pQRnRjRWQwcWNjZU44d0VVNHA5NFNxQXdJV1FlNnVYN1EiLCJmbGFnIjoiTCIsImxhYmVsIjoiQmFjay10by1zY2hvb2wgaW1tdW5pemF0aW9ucyJ9'
  expect(readShlink(example)).toMatchObject({ key: link.key, flag: 'L' })
})

it.each([
  '',
  'https://portal.example/#/shared',
  'shlink:/bm9wZQ',
  `shlink:/${base64url.encode('{"url":"x","key":"y"}')}`,
])('REC-062 "%s" is no link', (text) => expect(readShlink(text)).toBeNull())

it('REC-062 only the key of the link reads a summary, and no other method is accepted', async () => {
  const { content, key } = await encryptSummary({ resourceType: 'Bundle' })
  expect(content).not.toContain('Bundle')
  expect(await decryptSummary(content, key)).toEqual({ resourceType: 'Bundle' })
  const other = await encryptSummary({})
  expect(other.key).not.toBe(key)
  await expect(decryptSummary(content, other.key)).rejects.toThrow('decryption')
  const cbc = await new CompactEncrypt(new TextEncoder().encode('{}'))
    .setProtectedHeader({ alg: 'dir', enc: 'A128CBC-HS256' })
    .encrypt(base64url.decode(key))
  await expect(decryptSummary(cbc, key)).rejects.toThrow('not allowed')
})
