import { request as send, type IncomingHttpHeaders, type RequestOptions } from 'node:http'

export interface TestResponse {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Sends a request to a local server with any Host header, which `fetch` does not allow. */
export function request(port: number, path: string, options: RequestOptions = {}): Promise<TestResponse> {
  return new Promise((resolve, reject) => {
    const request = send({ port, path, host: '127.0.0.1', ...options }, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(pieces) }),
      )
    })
    request.on('error', reject)
    request.end()
  })
}
