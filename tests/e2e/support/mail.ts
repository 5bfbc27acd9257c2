import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'
import { data } from './server'

/** All e-mails that the server of a data folder has sent, the latest first. */
async function readMail(dataFolder: string) {
  const folder = path.join(dataFolder, 'mail')
  const names = (await readdir(folder)).toSorted().toReversed()
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))))
}

type Mail = Awaited<ReturnType<typeof readMail>>[number]
const isTo = ({ to }: Mail, address: string) => to?.some((reader) => reader.address === address) === true

/**
 * Reads the text of the latest e-mail to an address that contains `part`. Rejects if there is none. `dataFolder`: that of
 * the server.
 */
export async function latestMailText(address: string, part: string, dataFolder = data): Promise<string> {
  const mail = await readMail(dataFolder)
  const letter = mail.find((one) => isTo(one, address) && one.text?.includes(part))
  if (!letter?.text) throw new Error(`No letter with ${part} for ${address} in ${dataFolder}`)
  return letter.text
}

/**
 * Waits for an e-mail whose link leads to a page of the portal: the queue is sent every few seconds. `home`: the address of
 * the tenant, where several write to the same person. Out: the link.
 */
export async function mailedLink(
  address: string,
  page: string,
  { dataFolder = data, home = '' } = {},
): Promise<string> {
  let link = ''
  await expect(async () => {
    const text = await latestMailText(address, `${home}#/${page}?`, dataFolder)
    link = new RegExp(String.raw`http\S+#/${page}\?\S+`).exec(text)?.[0] ?? ''
  }).toPass({ timeout: 60_000 })
  return link
}

/** The subjects of all e-mails to an address, in alphabetical order. */
export async function mailSubjects(address: string, dataFolder = data): Promise<string[]> {
  const mail = await readMail(dataFolder)
  return mail.flatMap((one) => (isTo(one, address) ? [one.subject ?? ''] : [])).toSorted()
}

/** Reads the sign-in link of the latest e-mail to an address that has one. Rejects if there is none. */
export async function latestMailLink(address: string, dataFolder = data): Promise<string> {
  const text = await latestMailText(address, '#/auth', dataFolder)
  return /http\S+#\/auth\S+/.exec(text)?.[0] ?? ''
}
