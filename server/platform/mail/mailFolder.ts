import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { formatMail } from './formatMail'
import type { MailPort } from './mail'

/** Writes letters as .eml files to a folder that only this user can read, for installations without a mail server. */
export function createMailFolder(folder: string): MailPort {
  return {
    send: async (mail, onHandOver) => {
      const sent = new Date()
      const message = await formatMail(mail, sent)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await onHandOver?.()
      const name = `${sent.toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
      await writeFile(path.join(folder, name), message, { mode: 0o600 })
    },
  }
}
