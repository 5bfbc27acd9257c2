import { expect, it } from 'vitest'
import { parseCaptions } from './captions'

it('reads times, lines and plain text of WebVTT', () => {
  const text =
    'WEBVTT\r\n\r\nNOTE no\r\n\r\n1\r\n00:00:01.500 --> 00:00:02.000 line:0\r\nuno\r\ndos\r\n\r\n01:02.000 --> 01:03.250\r\n<v Ana><b>tres</b> &lt; 4 &amp; a < b\r\n'
  expect(parseCaptions(text)).toEqual([
    { start: 1.5, end: 2, text: 'uno\ndos' },
    { start: 62, end: 63.25, text: 'tres < 4 & a < b' },
  ])
})

it('reads SubRip, which has commas and numbers', () => {
  const text =
    '\u{FEFF}1\n00:00:01,500 --> 00:00:02,000\nuno\n\n2\n01:00:02,000 --> 01:00:03,250\n<i>dos</i>\n'
  expect(parseCaptions(text)).toEqual([
    { start: 1.5, end: 2, text: 'uno' },
    { start: 3602, end: 3603.25, text: 'dos' },
  ])
})

it.each(['', 'WEBVTT', 'hola', '00:01 --> 00:02\nx', '00:00:01.000 --> 00:00:02.000\n\nuno'])(
  'finds no sentence in %j',
  (text) => expect(parseCaptions(text)).toEqual([]),
)
