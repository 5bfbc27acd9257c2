import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { latestMailText, mailedLink } from './mail'
import { signIn } from './people'
import { data } from './server'
import { expect } from './test'

/** A person whom only one story uses, so that it may change their sign-in and delete them. */
export interface NewPerson {
  email: string
  password: string
}

/**
 * Makes an account as an administrator does. With the link of the letter it sets the password and accepts the conditions. Takes
 * a browser without a session.
 */
export async function createPerson(admin: Page, name: string): Promise<NewPerson> {
  // A new address each time: letters of an earlier run stay in the folder.
  const email = `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@portico.test`
  const person = { email, password: 'Nueva-llave-2026' }
  await signIn(admin, 'admin')
  const created = await callApi(admin, 'POST', 'api/users/admin', {
    name,
    surname: 'Prado Vega',
    email: person.email,
  })
  expect(created).toBe(200)
  const { userId, token } = await readLink(person.email)
  const { password } = person
  const conditionsVersion = await readConditionsVersion(admin)
  const reset = { userId, token, password, passwordVerify: password, conditionsVersion }
  expect(await callApi(admin, 'POST', 'api/users/reset-password', reset)).toBeLessThan(300)
  return person
}

/** Calls the API from a page with its token. Returns the status. */
const callApi = (page: Page, method: string, address: string, body?: object): Promise<number> =>
  page.evaluate(
    async ([verb, url, text]) => {
      const answer = await fetch(`/${url}`, {
        method: verb,
        headers: {
          authorization: `Bearer ${localStorage.getItem('token')}`,
          ...(text && { 'content-type': 'application/json' }),
        },
        ...(text && { body: text }),
      })
      return answer.status
    },
    [method, address, body && JSON.stringify(body)] as const,
  )

const readConditionsVersion = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answer = await fetch('/api/users/register-conditions')
    return ((await answer.json()) as { version: string }).version
  })

/** Waits for the letter with the link that activates the account: the queue is sent every few seconds. */
async function readLink(email: string): Promise<Record<string, string>> {
  const link = new URL(await mailedLink(email, 'accept-conditions'))
  return Object.fromEntries(new URLSearchParams(link.hash.split('?')[1]))
}

/** The six digits of the latest letter to an address. */
export const mailedCode = async (email: string): Promise<string> =>
  sixDigits(await poll(() => latestMailText(email, /código|code/)))

/** The six digits of the latest text message to a number, and never of an earlier one. */
export async function textedCode(phone: string): Promise<string> {
  const folder = path.join(data, 'sms')
  const text = await poll(async () => {
    const names = (await readdir(folder)).toSorted().toReversed()
    const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
    const latest = texts.find((one) => one.includes(phone))
    if (latest === undefined) throw new Error(`No message to ${phone}`)
    return latest
  })
  return sixDigits(text)
}

const sixDigits = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? ''

/** Repeats a reading until it succeeds. */
async function poll(read: () => Promise<string>): Promise<string> {
  let found = ''
  await expect(async () => {
    found = await read()
  }).toPass({ timeout: 60_000 })
  return found
}
