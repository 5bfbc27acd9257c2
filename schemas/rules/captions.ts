/** A sentence of captions. Times are seconds. */
export interface Cue {
  start: number
  end: number
  text: string
}

/**
 * Reads the cues of a WebVTT or SubRip file: times and plain text. Styles, positions, speakers and notes are left out, because
 * the portal places the text itself.
 */
export function parseCaptions(file: string): Cue[] {
  return file
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const lines = block.split('\n')
      const at = lines.findIndex((line) => line.includes(' --> '))
      const [start, end] = (lines[at] ?? '').split(' --> ').map(secondsOf)
      const text = plainText(lines.slice(at + 1).join('\n')).trim()
      return at < 0 || start === undefined || end === undefined || text === '' ? [] : [{ start, end, text }]
    })
}

/** Takes `00:01:02.500`, `01:02.500` or, in SubRip, `00:01:02,500`, with settings after a space. */
function secondsOf(time: string): number | undefined {
  const parts = /^(?:(\d+):)?(\d{2}):(\d{2})[.,](\d{3})/.exec(time.trim())
  if (!parts) return undefined
  const [, hours = '0', minutes, seconds, thousandths] = parts
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(`${seconds}.${thousandths}`)
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: '\u{A0}' }

/** A text without tags such as `<i>` and `<v Ana>`. */
const plainText = (text: string): string =>
  text
    .replaceAll(/<\/?[a-z0-9][^<>]*>/gi, '')
    .replaceAll(/&(amp|lt|gt|nbsp);/g, (_, name: string) => entities[name] ?? '')
