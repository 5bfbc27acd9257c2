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

/** The loudness of samples from 0 to 1: silence has none, speech about a third. */
export function loudness(samples: Uint8Array): number {
  const square = samples.reduce((sum, sample) => sum + ((sample - 128) / 128) ** 2, 0)
  return Math.min(1, Math.sqrt(square / Math.max(1, samples.length)) * 4)
}
