import type { VideoCue } from '../../schemas/generated/entities'

/**
 * Reads the cues of a WebVTT file: times and plain text. Styles, positions and notes are left out, because the portal
 * places the text itself.
 */
export function parseCaptions(vtt: string): VideoCue[] {
  return vtt
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const lines = block.split('\n')
      const at = lines.findIndex((line) => line.includes(' --> '))
      const [start, end] = (lines[at] ?? '').split(' --> ').map(secondsOf)
      const text = lines
        .slice(at + 1)
        .join('\n')
        .trim()
      return at < 0 || start === undefined || end === undefined || text === '' ? [] : [{ start, end, text }]
    })
}

/** In: `00:01:02.500` or `01:02.500`, with settings after a space. */
function secondsOf(time: string): number | undefined {
  const parts = /^(?:(\d+):)?(\d{2}):(\d{2}\.\d{3})/.exec(time.trim())
  return parts ? Number(parts[1] ?? 0) * 3600 + Number(parts[2]) * 60 + Number(parts[3]) : undefined
}
