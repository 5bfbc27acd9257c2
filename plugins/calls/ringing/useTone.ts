import { useEffect, useState } from 'react'

/** Seconds between two rings. */
const PERIOD = 2.4
/** The two notes of a ring, in Hz. */
const NOTES = [659, 523]

/**
 * Plays a ring in a loop until the component is gone. Returns whether it sounds; browsers allow sound after a gesture
 * only, and the ring begins with it (C-079). Silent while `isOn` is false.
 */
export function useTone(isOn = true): boolean {
  const [isSounding, setIsSounding] = useState(false)
  useEffect(() => {
    if (!isOn || typeof AudioContext === 'undefined') return undefined
    const audio = new AudioContext()
    const update = () => setIsSounding(audio.state === 'running')
    const resume = () => void audio.resume().then(update, () => undefined)
    const ring = () => audio.state === 'running' && playRing(audio)
    audio.addEventListener('statechange', update)
    resume()
    ring()
    const timer = setInterval(ring, PERIOD * 1000)
    addEventListener('pointerdown', resume)
    addEventListener('keydown', resume)
    return () => {
      clearInterval(timer)
      removeEventListener('pointerdown', resume)
      removeEventListener('keydown', resume)
      void audio.close().catch(() => undefined)
    }
  }, [isOn])
  return isSounding
}

/** Plays one ring now. */
export function playRing(audio: AudioContext): void {
  NOTES.forEach((frequency, index) => {
    const start = audio.currentTime + index * 0.45
    const note = audio.createOscillator()
    const volume = audio.createGain()
    note.frequency.value = frequency
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(0.25, start + 0.05)
    volume.gain.linearRampToValueAtTime(0, start + 0.4)
    note.connect(volume).connect(audio.destination)
    note.start(start)
    note.stop(start + 0.42)
  })
}
