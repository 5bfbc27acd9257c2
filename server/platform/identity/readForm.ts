import type { IncomingMessage } from 'node:http'

const MAX_FORM_BYTES = 16 * 1024

/** The form is larger than any form of the sign-in pages. */
export class FormTooLarge extends Error {}

/** Reads the fields of a submitted form, without NUL characters, which PostgreSQL cannot store. Rejects with `FormTooLarge`. */
export async function readForm(req: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  let size = 0
  // Without destroyOnReturn: false, leaving the loop would close the connection before the response.
  for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_FORM_BYTES) break
    chunks.push(chunk)
  }
  if (size > MAX_FORM_BYTES) {
    // The rest is read and dropped: most clients read the response only after they have sent everything.
    req.resume()
    throw new FormTooLarge()
  }
  return new URLSearchParams(
    Buffer.concat(chunks)
      .toString()
      .replaceAll(/\0|%00/g, ''),
  )
}
