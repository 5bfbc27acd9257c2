import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import https from 'node:https'
import os from 'node:os'
import path from 'node:path'
import { HttpTransportType, HubConnectionBuilder, LogLevel, type HubConnection } from '@microsoft/signalr'
import PostalMime from 'postal-mime'
import { vi } from 'vitest'
import { WebSocket } from 'ws'
import { linkOf } from '../../../server/domain/registration/test/registrationServer'
import { openBrowser } from '../../../server/platform/identity/test/browser'
import { tokensOf } from '../../../server/platform/identity/test/portal'
import { root } from '../../../server/platform/paths'
import { startBucket } from '../../../server/providers/s3/test/bucketServer'
import { openServerDatabase, type ServerDatabase } from '../../../server/test/databases'
import { freePort } from '../../../server/test/freePort'
import type { ServerChild } from '../../../server/test/serverChild'
import { startSmtpServer, type TestSmtpServer } from '../../../server/test/smtpServer'
import { startConfigured } from '../../static/nginx'
import { builtServer, startBuilt } from './builtServer'

/** An answer of the API, through the proxy. */
export interface SiteAnswer {
  status: number
  /** The parsed body, or its text when it is not JSON. */
  body: unknown
}

/** Calls the API of a tenant as somebody. */
export type SiteCaller = (method: string, place: string, body?: object) => Promise<SiteAnswer>

const SECRET = 's3cret'

/**
 * A production on this machine, as docs/operations.md describes it: PostgreSQL, a bucket, a mail server, two processes of a built server and
 * nginx with TLS in front of them. `host` is that of a tenant.
 */
export class Installation {
  readonly folder = mkdtempSync(path.join(os.tmpdir(), 'portico-bare-'))
  readonly tenants = path.join(this.folder, 'tenants')
  readonly children: ServerChild[] = []
  ports: number[] = []
  /** The folder of the built server in use; undefined: the usual one. */
  version: string | undefined
  proxyPort = 0
  private certificate = ''
  private database!: ServerDatabase
  private smtp!: TestSmtpServer
  private bucket!: Awaited<ReturnType<typeof startBucket>>
  private stopProxy: (() => Promise<void>) | undefined
  private readonly others: ServerDatabase[] = []
  private settings: Record<string, string> = {}

  /** Starts what a server needs, and writes the settings. */
  async prepare(hosts: readonly string[]): Promise<void> {
    mkdirSync(this.tenants)
    this.database = await openServerDatabase()
    this.bucket = await startBucket(SECRET)
    this.smtp = await startSmtpServer()
    this.ports = [await freePort(), await freePort()]
    this.proxyPort = await freePort()
    this.makeCertificate(hosts)
    const key = path.join(this.folder, 'files-key')
    writeFileSync(key, execFileSync('openssl', ['rand', '-base64', '32']))
    this.settings = {
      HOST: '127.0.0.1',
      DATABASE_URL: this.database.url,
      FILES_URL: this.bucket.url.replace('http://', `http://key:${SECRET}@`),
      FILES_KEY_FILE: key,
      SMTP_URL: this.smtp.url.href,
      PORTICO_TENANTS: this.tenants,
      PORTICO_PUBLIC_ORIGIN: `https://${hosts[0]}:${this.proxyPort}`,
      PORTICO_STOP_DELAY: '0',
      FFMPEG: 'off',
    }
  }

  private makeCertificate(hosts: readonly string[]): void {
    const names = hosts.map((host) => `DNS:${host}`).join(',')
    const place = (name: string) => path.join(this.folder, name)
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${hosts[0]}`].concat([
        '-addext',
        `subjectAltName=${names}`,
        '-keyout',
        place('portico.key'),
        '-out',
        place('portico.pem'),
      ]),
      { stdio: 'ignore' },
    )
    this.certificate = readFileSync(place('portico.pem'), 'utf8')
  }

  /** Starts both processes, and nginx with deploy/nginx.conf. */
  async start(): Promise<void> {
    for (const port of this.ports) this.children.push(await this.startProcess(port))
    const text = readFileSync(path.join(root, 'deploy/nginx.conf'), 'utf8')
      .replace(/portico-(\d):4000/g, (_, number: string) => `127.0.0.1:${this.ports[Number(number) - 1]}`)
      .replace('listen 443 ssl', `listen 127.0.0.1:${this.proxyPort} ssl`)
      .replaceAll('/etc/ssl/portico', this.folder)
      .replace('/dev/stdout', path.join(this.folder, 'access.log'))
      .replace('/dev/stderr', path.join(this.folder, 'error.log'))
    this.stopProxy = await startConfigured('nginx', { text, folder: this.folder, port: this.proxyPort })
  }

  /** Starts a process of the built server. `change` replaces settings. */
  startProcess(
    port: number,
    change: Record<string, string> = {},
    version = this.version,
  ): Promise<ServerChild> {
    const data = path.join(this.folder, `data-${port}`)
    const settings = { ...this.settings, PORT: String(port), PORTICO_DATA: data, ...change }
    return startBuilt(settings, undefined, version)
  }

  /** The database of the installation. */
  query = (sql: string): Promise<void> => this.database.query(sql)

  /** Runs a command of the built server with the settings of the processes. Resolves to what it prints; rejects with that if it fails. */
  async run(
    name: string,
    args: readonly string[],
    change: Record<string, string> = {},
    version = this.version,
  ): Promise<string> {
    const { PATH = '', HOME = '' } = process.env
    const env = { PATH, HOME, PORTICO_DATA: path.join(this.folder, 'data'), ...this.settings, ...change }
    const child = spawn(process.execPath, [`program/${name}.js`, ...args], {
      cwd: version ?? (await builtServer()),
      env,
    })
    let printed = ''
    child.stdout.on('data', (text: Buffer) => (printed += text.toString()))
    child.stderr.on('data', (text: Buffer) => (printed += text.toString()))
    const code = await new Promise((resolve) => child.once('exit', resolve))
    if (code !== 0) throw new Error(`npm run ${name} -- ${args.join(' ')}: ${printed}`)
    return printed
  }

  /** The settings of an empty installation elsewhere, without mail. */
  async elsewhere(): Promise<Record<string, string>> {
    const database = await openServerDatabase()
    this.others.push(database)
    const data = path.join(this.folder, 'elsewhere')
    return { DATABASE_URL: database.url, PORTICO_DATA: data, FILES_URL: '', SMTP_URL: '' }
  }

  originOf = (host: string): string => `https://${host}:${this.proxyPort}`

  /** The API of a tenant, with the access token of somebody or as a visitor. `port`: a process itself, without TLS. */
  caller =
    (host: string, token?: string): SiteCaller =>
    (method, place, body) =>
      new Promise((resolve, reject) => {
        const content = body && JSON.stringify(body)
        const request = https.request(
          {
            host: '127.0.0.1',
            port: this.proxyPort,
            servername: host,
            ca: this.certificate,
            method,
            path: `/${place}`,
            agent: false,
            headers: {
              host: `${host}:${this.proxyPort}`,
              accept: 'application/json',
              ...(token && { authorization: `Bearer ${token}` }),
              ...(content && { 'content-type': 'application/json' }),
            },
          },
          (answer) => {
            const pieces: Buffer[] = []
            answer.on('data', (piece: Buffer) => pieces.push(piece))
            answer.on('error', reject)
            answer.on('end', () =>
              resolve({ status: answer.statusCode ?? 0, body: parse(Buffer.concat(pieces).toString()) }),
            )
          },
        )
        request.on('error', reject)
        request.end(content)
      })

  /** Signs in by the page of the identity server. Resolves to the access token. */
  async signIn(host: string, email: string, password: string): Promise<string> {
    const origin = this.originOf(host)
    return (await tokensOf(openBrowser(this.certificate), origin, email, password)).access_token
  }

  /** A connection with the hub by WebSocket, as a browser has it. */
  async hub(host: string, token: string): Promise<HubConnection> {
    const tls = { ca: this.certificate, servername: host }
    class TrustingSocket extends WebSocket {
      constructor(url: string, protocols: string[], options: object) {
        super(url, protocols, { ...options, ...tls })
      }
    }
    const options = {
      accessTokenFactory: () => token,
      headers: { host: `${host}:${this.proxyPort}` },
      skipNegotiation: true,
      transport: HttpTransportType.WebSockets,
      // Not in the types: what opens the connection.
      WebSocket: TrustingSocket,
    }
    const connection = new HubConnectionBuilder()
      .withUrl(`https://127.0.0.1:${this.proxyPort}/hub`, options)
      .withAutomaticReconnect([100, 300, 1000, 2000])
      .configureLogging(LogLevel.None)
      .build()
    await connection.start()
    return connection
  }

  /** The letters that somebody has got. */
  lettersTo = (email: string) => this.smtp.received.filter(({ to }) => to === email)

  /** Waits for the latest letter to somebody, and reads the link in it. */
  async linkFor(email: string): Promise<{ page: string; userId: string; token: string }> {
    await vi.waitFor(
      () => {
        if (this.lettersTo(email).length === 0) throw new Error(`${email} has no letter`)
      },
      { timeout: 30_000, interval: 200 },
    )
    const { text } = await PostalMime.parse(this.lettersTo(email).at(-1)?.message ?? '')
    return linkOf({ text } as Parameters<typeof linkOf>[0])
  }

  async close(): Promise<void> {
    await Promise.all(this.children.map((child) => child.kill()))
    await this.stopProxy?.()
    await this.smtp.close()
    await this.bucket.close()
    await Promise.all([this.database, ...this.others].map(({ drop }) => drop()))
    rmSync(this.folder, { recursive: true, force: true })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
