import { expect, test } from 'vitest'
import { formatLetter } from './mailFolder'

const mail = {
  from: { name: 'Portico', address: 'no-reply@localhost' },
  to: 'ana@portico.test',
  subject: 'Tu enlace para entrar en Portico',
  text: 'Hola:\n\nCañón',
}

test('AUTH-005 a letter has headers, a blank line and its text', () => {
  const [head = '', body] = formatLetter(mail, new Date('2026-11-21T09:30:00Z')).split('\r\n\r\n')
  expect(head).toContain('Date: Sat, 21 Nov 2026 09:30:00 +0000')
  expect(head).toContain('To: ana@portico.test')
  const subject = /Subject: =\?utf-8\?B\?(.+)\?=/.exec(head)?.[1] ?? ''
  expect(Buffer.from(subject, 'base64').toString()).toBe(mail.subject)
  expect(body).toBe('Hola:')
})

test('AUTH-005 a line break in the address cannot inject a header', () => {
  const text = formatLetter({ ...mail, to: 'ana@portico.test\r\nBcc: all@portico.test' }, new Date())
  expect(text).not.toMatch(/^Bcc:/m)
})
