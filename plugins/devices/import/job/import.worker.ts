import { createImportWork } from './importWork'
import { toSent, type WorkAnswer, type WorkRequest } from './workerMessages'

const work = createImportWork()
const steps = work as unknown as Record<WorkRequest['step'], (...args: unknown[]) => Promise<unknown>>
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
const answer = (message: WorkAnswer) => postMessage(message)

/** Does the steps of an import that the page asks for, one after the other. */
addEventListener('message', ({ data }: MessageEvent<WorkRequest>) => {
  void run(data)
})

async function run({ id, step, args }: WorkRequest): Promise<void> {
  const onProgress = (progress: { share: number; readings: number }) => answer({ id, progress })
  try {
    answer({ id, result: await steps[step](...args, ...(step === 'read' ? [onProgress] : [])) })
  } catch (error) {
    answer({ id, error: toSent(error) })
  }
}
