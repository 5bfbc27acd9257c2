import { drawPage, joinPages, readPhotos } from './pageWork'
import type { WorkAnswer, WorkRequest } from './pageWorker'

/** Answers each message with what it asks for, or with the reason why there is none. One after the other, so that one photo is decoded at a time. */
let last = Promise.resolve()
addEventListener('message', ({ data }: MessageEvent<WorkRequest>) => {
  last = last.then(() => answer(data))
})

async function answer(request: WorkRequest): Promise<void> {
  const { id } = request
  try {
    send({ id, result: await work(request) })
  } catch (error) {
    send({ id, problem: error instanceof RangeError ? 'large' : 'damaged' })
  }
}

function work(request: WorkRequest): Promise<unknown> {
  switch (request.do) {
    case 'read':
      return readPhotos(request.file, request.type)
    case 'draw':
      return drawPage(request.page)
    default:
      return joinPages(request.pages, request.title, request.language)
  }
}

const send = (answer: WorkAnswer) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  postMessage(answer)
}
