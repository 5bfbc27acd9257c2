import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A call that the stub has received. */
export interface OnfidoCall {
  method: string
  path: string
  authorization: string
  body: Record<string, unknown>
}

export interface OnfidoServer {
  /** The address of its API. */
  url: string
  calls: OnfidoCall[]
  /** What it says about every workflow run from now on. */
  run: Record<string, unknown>
  /** The status of every answer from now on; 0 closes the connection. */
  status: number
  close: () => Promise<void>
}

/** Starts a stub of the API of Onfido: it answers as the documentation says and remembers what it was asked. */
export async function startOnfidoServer(): Promise<OnfidoServer> {
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const { method = '', url = '', headers } = request
      const path = url.replace('/v3.6/', '')
      stub.calls.push({ method, path, authorization: headers.authorization ?? '', body })
      if (stub.status === 0) return void response.destroy()
      response.writeHead(stub.status, { 'content-type': 'application/json' })
      return response.end(JSON.stringify(answerOf(method, path, stub)))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const stub: OnfidoServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v3.6`,
    calls: [],
    run: { status: 'awaiting_input' },
    status: 200,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return stub
}

function answerOf(method: string, path: string, { calls, run }: OnfidoServer): object {
  if (path === 'applicants') return { id: `applicant-${calls.length}` }
  if (path === 'sdk_token') return { token: 'header.payload.signature' }
  if (path === 'workflow_runs' && method === 'POST') return { id: `run-${calls.length}`, ...run }
  return { id: path.split('/')[1], ...run }
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const piece of request) text += String(piece)
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
}
