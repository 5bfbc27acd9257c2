import { expect, it } from 'vitest'
import { isRtf, readRtf } from './rtf'

it('a text in Rich Text Format has its words, accents and lines, and nothing of its fonts', () => {
  const rtf = String.raw`{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0 Calibri;}}{\*\generator Riched20;}
\f0\fs22 Diagn\'f3stico: \b lumbalgia\b0\par
Temperatura: 36,6 \'b0C\line Dosis \{2\}\par
\u8364?10 y \u955\'3f\tab fin\par}`
  expect(isRtf(rtf)).toBe(true)
  expect(readRtf(rtf)).toBe('Diagnóstico: lumbalgia\nTemperatura: 36,6 °C\nDosis {2}\n€10 y λ\tfin')
})

it('pictures and objects of other programs are no text, and a file that is cut reads to its end', () => {
  expect(readRtf(String.raw`{\rtf1 antes {\pict\pngblip 89504e47}{\object{\*\objdata 0105}}después`)).toBe(
    'antes después',
  )
  expect(isRtf('Diagnóstico')).toBe(false)
})
