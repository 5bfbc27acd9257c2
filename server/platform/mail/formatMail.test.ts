// @vitest-environment node
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { formatMail } from './formatMail'

const mail = {
  from: { name: 'Portico', address: 'no-reply@localhost' },
  to: 'ana@portico.test',
  subject: 'Tu enlace para entrar en Portico',
  text: 'Hola:\n\nCañón',
}

test('AUTH-005 a letter has headers and its text', async () => {
  const letter = await PostalMime.parse(await formatMail(mail, new Date('2026-11-21T09:30:00Z')))
  expect(letter).toMatchObject({ from: mail.from, subject: mail.subject, date: '2026-11-21T09:30:00.000Z' })
  expect(letter.to).toMatchObject([{ address: 'ana@portico.test' }])
  expect(letter.text?.trim()).toBe(mail.text)
})

test.each(['to', 'subject'])(
  'AUTH-005 a line break in the field %s cannot inject a header',
  async (field) => {
    const injected = { ...mail, [field]: `${mail[field as 'to' | 'subject']}\r\nBcc: all@portico.test` }
    const letter = await PostalMime.parse(await formatMail(injected, new Date()))
    expect(letter.bcc).toBeUndefined()
  },
)
