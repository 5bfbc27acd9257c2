import { expect, it } from 'vitest'
import { partsOf } from './links'

const hrefs = (text: string) => partsOf(text).flatMap(({ href }) => href ?? [])

it.each([
  ['Mira https://example.org/guia.', ['https://example.org/guia']],
  ['(https://example.org/a)', ['https://example.org/a']],
  [
    'https://es.wikipedia.org/wiki/Asma_(enfermedad), y más',
    ['https://es.wikipedia.org/wiki/Asma_(enfermedad)'],
  ],
  ['«http://example.org/?a=1&b=2»', ['http://example.org/?a=1&b=2']],
  ['HTTPS://Example.org/A y https://b.example:8443', ['https://example.org/A', 'https://b.example:8443/']],
])('CHAT-001 web addresses in «%s» are links', (text, expected) => {
  expect(hrefs(text)).toEqual(expected)
})

it.each([
  'javascript:alert(1)',
  'data:text/html,<b>',
  'ftp://example.org',
  'www.example.org',
  'https://',
  'https://banco.example@malo.example/entrar',
  'https://bаnco.example',
  'https://example.org\u202e',
])('what opens another place than it says, or no web page, is no link: %s', (text) => {
  expect(hrefs(text).filter((href) => !href.startsWith('https://example.org'))).toEqual([])
})

it('the parts are the whole text', () => {
  for (const text of ['', 'a', 'a https://x.example/ b\nhttps://y.example).', 'https://u@x.example c'])
    expect(
      partsOf(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
})
