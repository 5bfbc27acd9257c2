import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Mail, MailPort } from './mail'

/** Letters as .eml files in a folder that only this user can read: the post office of a house without one. */
export function createMailFolder(folder: string): MailPort {
  return {
    send: async (mail) => {
      const sent = new Date()
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${sent.toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
      await writeFile(path.join(folder, name), formatLetter(mail, sent), { mode: 0o600 })
    },
  }
}

/** The letter as RFC 5322 writes it. */
export function formatLetter({ from, to, subject, text }: Mail, sent: Date): string {
  return [
    `Date: ${sent.toUTCString().replace('GMT', '+0000')}`,
    `From: ${headerText(from.name)} <${oneLine(from.address)}>`,
    `To: ${oneLine(to)}`,
    `Subject: ${headerText(subject)}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    ...text.split('\n'),
    '',
  ].join('\r\n')
}

/** A header is one line: what a person typed cannot begin another. */
const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ')
const headerText = (text: string) => `=?utf-8?B?${Buffer.from(oneLine(text)).toString('base64')}?=`
