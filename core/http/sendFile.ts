/** What `sendFile` needs of a request. */
interface FileRequest {
  method: string
  headers: Readonly<Record<string, string>>
  body?: XMLHttpRequestBodyInit
  signal?: AbortSignal
}

/**
 * Sends a file and reports how much of it has left, which `fetch` cannot. Takes a function that receives the share that is
 * sent, from 0 to 1. Returns the answer, as `fetch` gives it. Rejects as `fetch` does.
 */
export function sendFile(
  url: string,
  { method, headers, body, signal }: FileRequest,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total)
    })
    request.addEventListener('load', () => {
      const type = request.getResponseHeader('content-type') ?? ''
      const content = request.status === 204 ? null : request.responseText
      resolve(new Response(content, { status: request.status, headers: { 'content-type': type } }))
    })
    request.addEventListener('error', () => reject(new TypeError('The file could not be sent')))
    request.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')))
    if (signal?.aborted) return reject(new DOMException('Cancelled', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort())
    request.send(body ?? null)
  })
}
