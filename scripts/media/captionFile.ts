import { lengthOf, type Story } from './stories'

/** The captions of a story in a language, as WebVTT. */
export function captionFile({ scenes, pace }: Story, language: 'es' | 'en'): string {
  const lines = scenes.flatMap((scene) => scene.lines.map((line) => line[language]))
  const cues = lines.map(
    (text, index) => `${clock(index * pace)} --> ${clock((index + 1) * pace - 0.1)}\n${text}\n`,
  )
  return ['WEBVTT\n', ...cues].join('\n')
}

/** The scenes with their first second. */
export function chaptersOf({ scenes, pace }: Story) {
  return scenes.map(({ title }, index) => ({
    start: Math.floor(lengthOf({ scenes: scenes.slice(0, index), pace })),
    title,
  }))
}

function clock(seconds: number): string {
  const whole = Math.floor(seconds)
  const pad = (value: number, digits: number) => String(value).padStart(digits, '0')
  return `00:${pad(Math.floor(whole / 60), 2)}:${pad(whole % 60, 2)}.${pad(Math.round((seconds - whole) * 1000), 3)}`
}
