import { loudness } from './checkState'

/** Milliseconds between two levels. */
const INTERVAL = 200

/** Measures the level of a microphone, from 0 to 1. Returns a function that stops it. */
export function listen(track: MediaStreamTrack, onLevel: (level: number) => void): () => void {
  const audio = new AudioContext()
  const analyser = audio.createAnalyser()
  audio.createMediaStreamSource(new MediaStream([track])).connect(analyser)
  const samples = new Uint8Array(analyser.fftSize)
  const timer = setInterval(() => {
    analyser.getByteTimeDomainData(samples)
    onLevel(loudness(samples))
  }, INTERVAL)
  return () => {
    clearInterval(timer)
    void audio.close().catch(() => undefined)
  }
}
