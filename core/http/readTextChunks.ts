/**
 * Reads an answer piece by piece, as it comes; the mark in front of a file stays, by which spreadsheets read its accents
 * right. Rejects when the connection breaks on the way.
 */
export async function readTextChunks(answer: Response, onText: (piece: string) => void): Promise<void> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream('utf-8', { ignoreBOM: true })).getReader()
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done) return
    onText(value ?? '')
  }
}
