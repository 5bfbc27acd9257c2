import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Mail, MailPort } from './mail'

/** Writes letters as .eml files to a folder that only this user can read, for installations without a mail server. */
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

/** Formats a letter as RFC 5322. */
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

/** Removes line breaks, so that user input cannot inject a header. */
const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ')
const headerText = (text: string) => `=?utf-8?B?${Buffer.from(oneLine(text)).toString('base64')}?=`
