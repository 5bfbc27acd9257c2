import { thin, type Points } from './thin'

/** Thins the points of a message and answers with the places that stay. */
addEventListener('message', ({ data }: MessageEvent<Points>) => postMessage(thin(data)))
