import type { CallInput, Operation } from './call'

/** Reads the body of an answer as JSON, as a `Blob`, or in chunks. Rejects when the connection breaks. */
export async function readContent(
  answer: Response,
  { file, onText }: Pick<CallInput<Operation>, 'file' | 'onText'>,
): Promise<never> {
  if (file) return (await answer.blob()) as never
  if (onText) return (await import('./readTextChunks')).readTextChunks(answer, onText) as never
  const text = await answer.text()
  return (text === '' ? undefined : JSON.parse(text)) as never
}
