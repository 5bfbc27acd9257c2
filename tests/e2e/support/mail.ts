import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { data } from './server'

/** Reads the link of the latest e-mail to an address. Rejects if there is none. */
export async function latestMailLink(address: string): Promise<string> {
  const folder = path.join(data, 'mail')
  const names = (await readdir(folder)).toSorted().toReversed()
  const letters = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
  const letter = letters.find((text) => text.includes(`To: ${address}`))
  const link = /http\S+/.exec(letter ?? '')?.[0]
  if (!link) throw new Error(`No letter with a link for ${address} in ${folder}`)
  return link
}
