import http from 'node:http'
import https from 'node:https'

export interface Answer {
  status: number
  headers: http.IncomingHttpHeaders
  body: string
}

export interface Browser {
  /** Sends one request without following redirects. With a form it is a POST. */
  go(address: string, form?: Record<string, string>, headers?: Record<string, string>): Promise<Answer>
  /** Sends one POST with JSON, as a script does. */
  post(address: string, body: object): Promise<Answer>
}

interface Cookie {
  name: string
  value: string
  path: string
}

/** A minimal browser with cookies by path. Every host name resolves to this machine. `ca`: the certificate that it trusts for https. */
export function openBrowser(ca?: string): Browser {
  const jars = new Map<string, Cookie[]>()
  return {
    go: async (address, form, headers = {}) => {
      const url = new URL(address)
      const jar = jars.get(url.host) ?? []
      const cookie = jar
        .filter(({ path }) => url.pathname === path || url.pathname.startsWith(path.replace(/\/?$/, '/')))
        .map(({ name, value }) => `${name}=${value}`)
        .join('; ')
      const content = form && new URLSearchParams(form).toString()
      const answer = await send(url, content, { ...(cookie && { cookie }), ...headers }, ca)
      jars.set(url.host, (answer.headers['set-cookie'] ?? []).reduce(withCookie, jar))
      return answer
    },
    post: (address, body) =>
      send(new URL(address), JSON.stringify(body), { 'content-type': 'application/json' }, ca),
  }
}

function withCookie(jar: Cookie[], line: string): Cookie[] {
  const [pair = '', ...attributes] = line.split('; ')
  const [name = '', value = ''] = pair.split(/=(.*)/s)
  const path = attributes.find((attribute) => attribute.startsWith('path='))?.slice(5) ?? '/'
  const others = jar.filter((cookie) => cookie.name !== name || cookie.path !== path)
  return /expires=Thu, 01 Jan 1970/i.test(line) ? others : [...others, { name, value, path }]
}

function send(
  url: URL,
  body: string | undefined,
  headers: Record<string, string>,
  ca: string | undefined,
): Promise<Answer> {
  const { request: open } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const request = open(
      {
        host: 'localhost',
        ...(ca !== undefined && { ca, servername: url.hostname }),
        port: url.port,
        path: `${url.pathname}${url.search}`,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          host: url.host,
          accept: 'text/html',
          ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        )
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}
