import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'
import { data } from './server'

/** All emails that the server of a data folder has sent, the latest first. */
async function readMail(dataFolder: string) {
  const folder = path.join(dataFolder, 'mail')
  const names = (await readdir(folder)).toSorted().toReversed()
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))))
}

type Mail = Awaited<ReturnType<typeof readMail>>[number]
const isTo = ({ to }: Mail, address: string) => to?.some((reader) => reader.address === address) === true

/**
 * Reads the text of the latest email to an address that contains `part`. Rejects if there is none. `dataFolder`: that of
 * the server.
 */
export async function latestMailText(
  address: string,
  part: string | RegExp,
  dataFolder = data,
): Promise<string> {
  const mail = await readMail(dataFolder)
  const has = (text: string) => (typeof part === 'string' ? text.includes(part) : part.test(text))
  const letter = mail.find((one) => isTo(one, address) && has(one.text ?? ''))
  if (!letter?.text) throw new Error(`No letter with ${part} for ${address} in ${dataFolder}`)
  return letter.text
}

/**
 * Waits for an email whose link leads to a page of the portal: the queue is sent every few seconds. `home`: the address of
 * the tenant, where several write to the same person. Returns the link.
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

/** The subjects of all emails to an address, in alphabetical order. */
export async function mailSubjects(address: string, dataFolder = data): Promise<string[]> {
  const mail = await readMail(dataFolder)
  return mail.flatMap((one) => (isTo(one, address) ? [one.subject ?? ''] : [])).toSorted()
}

/** The start of the latest appointment that somebody has a calendar entry of. Rejects without one. */
export async function latestEntryStart(address: string, dataFolder = data): Promise<Date> {
  const mail = await readMail(dataFolder)
  const files = mail
    .filter((one) => isTo(one, address))
    .flatMap(({ attachments }) => attachments.filter(({ mimeType }) => mimeType === 'text/calendar'))
  const [file] = files.map(({ content }) => Buffer.from(content as ArrayBuffer).toString())
  const digits = /^DTSTART:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/m.exec(file ?? '')
  if (!digits) throw new Error(`No calendar entry for ${address} in ${dataFolder}`)
  const [year, month, day, hour, minute, second] = digits.slice(1).map(Number)
  return new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second))
}

/** The latest sign-in link that was sent to an address; empty without one. */
export const findMailLink = (address: string, dataFolder = data): Promise<string> =>
  latestMailText(address, '#/auth', dataFolder).then(
    (text) => /http\S+#\/auth\S+/.exec(text)?.[0] ?? '',
    () => '',
  )

/**
 * Waits for an email to an address with a sign-in link: it is sent after the page has been answered. Takes the link that another
 * story may have asked for earlier. Returns the latest link.
 */
export async function latestMailLink(
  address: string,
  { dataFolder = data, earlier = '' } = {},
): Promise<string> {
  let link = ''
  await expect(async () => {
    link = await findMailLink(address, dataFolder)
    expect(['', earlier]).not.toContain(link)
  }).toPass({ timeout: 30_000 })
  return link
}
