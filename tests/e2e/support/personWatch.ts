import type { BrowserContext, Page } from '@playwright/test'

/** A person whose pages a story opens. */
export interface Person {
  /** Their id; known once their data were read. */
  id: string
  /** Their whole name. */
  name: string
  /** What was typed for them, and nothing else says. */
  typed: string
  /** The id of their picture; none if they have none. */
  picture?: number | undefined
}

/** For whom a page works: who signed in, and whose account is used. */
export interface Context {
  actor: Person
  subject: Person
}

/** A request with a session. */
interface Sent {
  what: string
  actor: string
  subject: string
  /** The address and the body. */
  text: string
}

/** Records the requests of a browser with a session, and for whom they are; a connection to the hub begins with one. */
export function watchRequests(context: BrowserContext): readonly Sent[] {
  const sent: Sent[] = []
  context.on('request', (request) => {
    const { authorization, 'x-impersonation-user': acting } = request.headers()
    if (authorization === undefined) return
    const actor = subjectOfToken(authorization)
    const { pathname, search } = new URL(request.url())
    const text = `${pathname}${search} ${request.postData() ?? ''}`
    sent.push({ what: `${request.method()} ${pathname}`, actor, subject: acting ?? actor, text })
  })
  return sent
}

/** The `sub` of an access token. */
function subjectOfToken(token: string): string {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  return (JSON.parse(claims) as { sub: string }).sub
}

/** The requests that were sent for somebody else, or that carry what was typed for somebody else. */
export const findForeignRequests = (
  sent: readonly Sent[],
  { actor, subject }: Context,
  people: readonly Person[],
): string[] =>
  sent.flatMap(({ what, text, ...by }) => [
    // The connection to the hub belongs to the actor, whoever they act for.
    ...(by.actor === actor.id && (by.subject === subject.id || / \/hub\//.test(what))
      ? []
      : [`sent as another: ${what}`]),
    ...people
      .filter((person) => person !== subject && text.includes(person.typed))
      .map((person) => `sent: what was typed for ${person.name} in ${what}`),
  ])

/** What a page shows, stores and has at its address that belongs to somebody else. */
export async function findForeign(page: Page, me: Context, people: readonly Person[]): Promise<string[]> {
  const { address, text, ownPictures, pictures, entries } = await page.evaluate(() => ({
    address: location.href,
    text: `${document.title} ${document.body.innerText}`,
    // The bar at the top names the person; the page may show the one who acts too.
    ownPictures: [...document.querySelectorAll<HTMLImageElement>('.topbar img')].map(({ src }) => src),
    pictures: [...document.images].map(({ src }) => src),
    entries: [localStorage, sessionStorage].flatMap(
      (storage) => Object.entries(storage) as [name: string, value: string][],
    ),
  }))
  const others = people.filter((person) => person !== me.actor && person !== me.subject)
  const fields = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value).join(' '),
  )
  return [
    ...others.filter(({ id }) => address.includes(id)).map(({ name }) => `address: the id of ${name}`),
    ...others.filter(({ name }) => text.includes(name)).map(({ name }) => `seen: ${name}`),
    ...people
      .filter((person) => person !== me.subject && `${text} ${fields}`.includes(person.typed))
      .map(({ name }) => `seen: what was typed for ${name}`),
    ...(ownPictures.length > 1 ? [`pictures: ${ownPictures.join(' ')}`] : []),
    ...others
      .filter((person) => hasPicture(pictures, person))
      .map(({ name }) => `seen: the picture of ${name}`),
    ...(me.actor !== me.subject && hasPicture(ownPictures, me.actor) ? [`picture of ${me.actor.name}`] : []),
    ...entries.flatMap(([name, value]) => findInEntry(name, value, me, people)),
  ]
}

const hasPicture = (sources: readonly string[], { picture }: Person): boolean =>
  picture !== undefined && sources.some((source) => source.includes(`/thumbnails/${picture}/`))

/** An entry of a person context belongs to its subject; every other one to those for whom the page works. */
function findInEntry(name: string, value: string, me: Context, people: readonly Person[]): string[] {
  const owner = people.find(({ id }) => people.some((by) => name.includes(`|${by.id}|${id}`)))
  const typed = people.filter((person) => person !== owner && value.includes(person.typed))
  const foreign = people.filter((person) => person !== me.actor && person !== me.subject)
  const named = owner
    ? []
    : foreign.filter(({ id, name: mark }) => value.includes(id) || value.includes(mark))
  return [...typed, ...named].map((person) => `stored: ${person.name} in ${name}`)
}
