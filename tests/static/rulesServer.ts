import { appendFileSync, createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import {
  createServer,
  request as send,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import path from 'node:path'
import { directivesOf, readConfiguration, valueOf, type Directive } from './configuration'
import { chooseLocation } from './locations'
import { variablesOf, type Variables } from './variables'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Answers that carry a header without `always`. */
const successes = [200, 201, 204, 206, 301, 302, 303, 304, 307, 308]

/** What the rules of a file are answered with. */
interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  http: readonly Directive[]
  server: readonly Directive[]
  variables: Variables
}

/**
 * Serves what a configuration of nginx says, where nginx is not installed: maps, locations, files, headers, proxies and the log
 * of the samples in docs/. `text` is the inside of the `http` block. Throws for a directive that it does not know, as nginx does.
 */
export function startRules(text: string, port: number): Promise<Server> {
  const http = withIncludes(readConfiguration(text))
  const server = directivesOf('server', http)[0]?.block ?? []
  expectKnown([...http, ...server, ...server.flatMap(({ block = [] }) => block)])
  const listener = createServer((request, response) => {
    const uri = path.posix.normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname))
    const variables = variablesOf([...http, ...server], request, uri)
    answer({ request, response, http, server, variables }, uri)
  })
  return new Promise((resolve) => listener.listen(port, '127.0.0.1', () => resolve(listener)))
}

const withIncludes = (directives: readonly Directive[]): Directive[] =>
  directives.flatMap(({ name, values, block }) =>
    name === 'include'
      ? readConfiguration(readFileSync(values[0] ?? '', 'utf8'))
      : [{ name, values, ...(block && { block: withIncludes(block) }) }],
  )

/** The directives of the samples. Those that change nothing here are for TLS, compression on the way, sizes and error logs. */
const known = new Set(
  (
    'access_log add_header alias charset client_max_body_size error_log error_page gzip gzip_static gzip_types gzip_vary if ' +
    'listen location log_format map proxy_http_version proxy_pass proxy_set_header return root server server_name ' +
    'server_tokens set ssl_certificate ssl_certificate_key try_files'
  ).split(' '),
)

function expectKnown(directives: readonly Directive[]): void {
  const unknown = directives.find(({ name }) => !known.has(name))
  if (unknown) throw new Error(`unknown directive "${unknown.name}"`)
}

function answer(exchange: Exchange, uri: string, status = 200): void {
  const { server, variables } = exchange
  if (directivesOf('if', server).some((condition) => isTrue(condition, variables))) return end(exchange, 404)
  const location = chooseLocation(directivesOf('location', server), uri, variables.known)
  const block = location?.block ?? []
  const proxy = valueOf('proxy_pass', block)
  if (proxy !== undefined) return pass(exchange, block, proxy)
  const wanted = Number(valueOf('return', block) ?? 200)
  const page = directivesOf('error_page', block)[0]?.values
  if (wanted !== 200 && page?.[0] === String(wanted) && status === 200)
    return answer(exchange, page[1] ?? '', wanted)
  if (wanted !== 200) return end(exchange, wanted)
  return sendFile(exchange, fileOf(exchange, block, uri), status)
}

/** `if ($variable = "value")`. */
function isTrue({ values }: Directive, { fill }: Variables): boolean {
  const [left = '', sign, right = ''] = values
  if (sign !== '=') throw new Error(`unknown condition "${values.join(' ')}"`)
  return fill(left.replace(/^\(/, '')) === right.replace(/\)$/, '')
}

function fileOf({ server, variables }: Exchange, block: readonly Directive[], uri: string): string {
  const alias = valueOf('alias', block)
  if (alias !== undefined) return variables.fill(alias)
  return path.join(valueOf('root', server) ?? '', valueOf('try_files', block) ?? uri)
}

function sendFile(exchange: Exchange, file: string, status: number): void {
  const { request, response, server } = exchange
  if (!existsSync(file) || !statSync(file).isFile()) return end(exchange, 404)
  const accepted = request.headers['accept-encoding'] ?? ''
  const isZipped =
    valueOf('gzip_static', server) === 'on' && accepted.includes('gzip') && existsSync(`${file}.gz`)
  response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream')
  if (isZipped) response.setHeader('content-encoding', 'gzip')
  addHeaders(exchange, status)
  response.writeHead(status)
  createReadStream(isZipped ? `${file}.gz` : file).pipe(response)
  writeLog(exchange, status)
}

/** The headers of the server; one without a value is not sent. */
function addHeaders({ response, server, variables }: Exchange, status: number): void {
  for (const { values } of directivesOf('add_header', server)) {
    const [name = '', text = '', always] = values
    const value = variables.fill(text)
    if (value !== '' && (always === 'always' || successes.includes(status))) response.setHeader(name, value)
  }
}

function end(exchange: Exchange, status: number): void {
  addHeaders(exchange, status)
  exchange.response.writeHead(status).end()
  writeLog(exchange, status)
}

/** Sends the request on, with the headers of the block. */
function pass(exchange: Exchange, block: readonly Directive[], target: string): void {
  const { request, response, variables } = exchange
  const headers = directivesOf('proxy_set_header', block).map(({ values }) => [
    values[0] ?? '',
    variables.fill(values[1] ?? ''),
  ])
  const options = { method: request.method, headers: { ...request.headers, ...Object.fromEntries(headers) } }
  const passed = send(new URL(request.url ?? '/', target), options, (reply) => {
    const status = reply.statusCode ?? 502
    response.writeHead(status, reply.headers)
    reply.pipe(response)
    writeLog(exchange, status)
  })
  passed.on('error', () => end(exchange, 502))
  request.pipe(passed)
}

/** Writes a line of the access log of the server, in its format. */
function writeLog({ http, server, variables }: Exchange, status: number): void {
  const [file, format] = directivesOf('access_log', server)[0]?.values ?? []
  if (file === undefined || file === 'off') return
  const line = directivesOf('log_format', http).find(({ values }) => values[0] === format)
  for (const [name, value] of [
    ['status', status],
    ['body_bytes_sent', 0],
    ['request_time', 0],
  ] as const)
    variables.known.set(name, String(value))
  appendFileSync(file, `${variables.fill(line?.values.slice(1).join('') ?? '')}\n`)
}
