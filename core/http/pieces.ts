/** Reads an answer piece by piece, as it comes. Rejects when the connection breaks on the way. */
export async function readPieces(answer: Response, onText: (piece: string) => void): Promise<void> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done) return
    onText(value ?? '')
  }
}
