/**
 * Reads an answer as text in chunks, as it arrives. Keeps the byte order mark, which spreadsheets need to recognise UTF-8.
 * Rejects when the connection breaks.
 */
export async function readTextChunks(answer: Response, onText: (chunk: string) => void): Promise<void> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream('utf-8', { ignoreBOM: true })).getReader()
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done) return
    onText(value ?? '')
  }
}
