/** Whether a text is in Rich Text Format. */
export const isRtf = (text: string): boolean => text.startsWith(String.raw`{\rtf`)

/** Groups that hold no text of the document: fonts, colours, pictures, fields' instructions and other programs' objects. */
const hidden = new Set([
  'fonttbl',
  'colortbl',
  'stylesheet',
  'info',
  'pict',
  'object',
  'fldinst',
  'header',
  'footer',
  'generator',
  'themedata',
  'datastore',
  'listtable',
  'listoverridetable',
  'rsidtbl',
  'xmlnstbl',
])
const breaks: Readonly<Record<string, string>> = {
  par: '\n',
  line: '\n',
  row: '\n',
  page: '\n\n',
  sect: '\n\n',
  cell: '\t',
  tab: '\t',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
}

/** A control word with its number, a character by its code, a symbol, the end of a line, a brace, or plain text. */
const token = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([\da-f]{2})|\\([^a-z])|[\r\n]+|([{}])|([^\\{}\r\n]+)/gi

interface Group {
  isHidden: boolean
  /** How many characters stand in for one in Unicode, and are left out. */
  substitutes: number
}

/** The words of a text in Rich Text Format (1.9), without its formats. Characters by their code are those of Windows-1252. */
export function readRtf(rtf: string): string {
  const windows = new TextDecoder('windows-1252')
  const groups: Group[] = [{ isHidden: false, substitutes: 1 }]
  let text = ''
  let skip = 0
  const write = (written: string) => {
    const left = written.slice(skip)
    skip = Math.max(0, skip - written.length)
    if (!groups.at(-1)?.isHidden) text += left
  }
  for (const [, word, number, code, symbol, brace, plain] of rtf.matchAll(token)) {
    const group = groups.at(-1)
    if (!group) break
    if (brace === '{') groups.push({ ...group })
    else if (brace === '}') groups.pop()
    else if (code !== undefined) write(windows.decode(Uint8Array.of(Number.parseInt(code, 16))))
    else if (symbol === '*' || (word !== undefined && hidden.has(word))) group.isHidden = true
    else if (symbol !== undefined) write(symbol === '~' ? '\u00A0' : /[\\{}]/.test(symbol) ? symbol : '')
    else if (word === 'uc') group.substitutes = Number(number)
    else if (word === 'u') {
      write(String.fromCharCode((Number(number) + 0x10000) % 0x10000))
      skip = group.substitutes
    } else if (word !== undefined) write(breaks[word] ?? '')
    else write(plain ?? '')
  }
  return text.trim()
}
