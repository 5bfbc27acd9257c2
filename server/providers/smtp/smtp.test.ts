// @vitest-environment node
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startSmtpServer, type TestSmtpServer } from '../../test/smtpServer'
import { MailRefused, MailUncertain, type Mail } from '../../platform/mail/mail'
import { createSmtpMail } from './smtp'

const mail: Mail = {
  from: { name: 'Clínica Uno', address: 'no-reply@one.test' },
  to: 'ana@portico.test',
  subject: 'Cita reservada',
  text: 'Cañón\n.\nfin',
  html: '<p>Cañón</p>',
  calendar: { method: 'REQUEST', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' },
  messageId: '<7@one.test>',
}

let server: TestSmtpServer
beforeEach(async () => {
  server = await startSmtpServer()
})
afterEach(() => server.close())

test('a letter arrives with its text, HTML and calendar entry', async () => {
  await createSmtpMail(server.url).send(mail)
  expect(server.received.map(({ to }) => to)).toEqual(['ana@portico.test'])
  const letter = await PostalMime.parse(server.received[0]?.message ?? '')
  expect(letter).toMatchObject({ from: mail.from, subject: mail.subject, messageId: mail.messageId })
  expect(letter.text?.trim()).toBe(mail.text)
  expect(letter.html?.trim()).toBe(mail.html)
  expect(letter.attachments.map(({ mimeType, method }) => ({ mimeType, method }))).toContainEqual({
    mimeType: 'text/calendar',
    method: 'REQUEST',
  })
})

test('a letter is not handed over to a mail server that does not answer', async () => {
  await server.close()
  const onHandOver = vi.fn<() => Promise<void>>().mockResolvedValue()
  await expect(createSmtpMail(server.url).send(mail, onHandOver)).rejects.toThrow('ECONNREFUSED')
  expect(onHandOver).not.toHaveBeenCalled()
})

test('a letter whose address was not accepted yet is not handed over, and may be sent again', async () => {
  const onHandOver = vi.fn<() => Promise<void>>().mockResolvedValue()
  server.behave('leave')
  await expect(createSmtpMail(server.url).send(mail, onHandOver)).rejects.not.toBeInstanceOf(MailUncertain)
  expect(onHandOver).not.toHaveBeenCalled()
  server.behave('accept')
  await createSmtpMail(server.url).send(mail, onHandOver)
  expect([onHandOver.mock.calls.length, server.received.length]).toEqual([1, 1])
})

test('nothing is sent when the hand-over is rejected', async () => {
  const onHandOver = () => Promise.reject(new Error('another process sends it'))
  await expect(createSmtpMail(server.url).send(mail, onHandOver)).rejects.toThrow('another process')
  expect(server.received).toEqual([])
})

test('a busy mail server, one that refuses, and one that does not answer are different errors', async () => {
  const send = () => createSmtpMail(server.url).send(mail)
  server.behave('busy')
  await expect(send()).rejects.not.toBeInstanceOf(MailRefused)
  server.behave('refuse')
  await expect(send()).rejects.toBeInstanceOf(MailRefused)
  server.behave('drop')
  await expect(send()).rejects.toBeInstanceOf(MailUncertain)
})

test('a mail server on another machine must offer TLS', async () => {
  const lookup = new URL(server.url)
  lookup.hostname = '127.0.0.2'
  const onHandOver = vi.fn<() => Promise<void>>().mockResolvedValue()
  await expect(createSmtpMail(lookup).send(mail, onHandOver)).rejects.toThrow('TLS')
  expect(onHandOver).not.toHaveBeenCalled()
})
