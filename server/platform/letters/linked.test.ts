import { expect, it } from 'vitest'
import { linked } from './linked'

const html = (text: string, phone?: string) =>
  linked(text, phone)
    .map((part) => part.text)
    .join('')

it.each([
  [
    'Elige tus avisos en https://a.example/#/profile/notifications.',
    'https://a.example/#/profile/notifications',
    '.',
  ],
  ['https://a.example/?x=1&y=2', 'https://a.example/?x=1&amp;y=2', ''],
])('every web address of a letter is a link: %s', (text, href, after) => {
  expect(html(text)).toContain(`<a href="${href}" style="color:inherit">${href}</a>${after}`)
})

it('the telephone of the tenant is a link that calls it, and other numbers are text', () => {
  expect(html('Llama al 985 10 80 00 o al 900 1', '985 10 80 00')).toBe(
    'Llama al <a href="tel:985108000" style="color:inherit">985 10 80 00</a> o al 900 1',
  )
  expect(html('Llama al 900 1')).toBe('Llama al 900 1')
})

it('what people wrote stays text', () => {
  expect(html('<b>a</b> javascript:alert(1) ftp://a.example')).toBe(
    '&lt;b&gt;a&lt;/b&gt; javascript:alert(1) ftp://a.example',
  )
})
