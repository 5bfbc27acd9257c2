import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SmsPort } from './sms'

/** Writes messages as text files to a folder that only this user can read, for installations without an SMS service. */
export function createSmsFolder(folder: string): SmsPort {
  return {
    send: async ({ sender, to, text }) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.txt`
      await writeFile(path.join(folder, name), `${sender}\n${to}\n\n${text}\n`, { mode: 0o600 })
    },
  }
}
