import { markup, type Markup } from '../pages/markup'
import type { LetterBrand } from './letterBrand'

/** A link of a letter, shown as a button. */
export interface LetterLink {
  label: string
  url: string
}

/** The appointment of a letter, read at a glance: the day, the time in large letters, with whom and what. */
export interface LetterBand {
  /** "Martes 1 de diciembre de 2026, a las" */
  day: string
  time: string
  /** Whose clock it is, and the times elsewhere. */
  clocks: string
  who: string
  what: string
}

/** The dark band with the appointment and the button to join it, where the letter has one. */
export function renderBand(
  { day, time, clocks, who, what }: LetterBand,
  action: LetterLink | undefined,
  { colours }: LetterBrand,
): Markup {
  const line = (text: string, style: string) =>
    markup`<p style="margin:0;color:${colours['on-deep']};${style}">${text}</p>`
  return markup`<tr><td style="padding:28px;background:${colours.deep};color:${colours['on-deep']}">
${line(day, 'font-size:18px;font-weight:bold')}
${line(time, 'margin-top:4px;font-size:54px;line-height:1;font-weight:bold')}
${line(clocks, 'margin-top:8px')}
${who !== '' && line(who, 'margin-top:20px;font-size:18px;font-weight:bold')}
${line(what, '')}
${action && markup`<p style="margin:20px 0 0"><a href="${action.url}" style="display:inline-block;padding:14px 22px;border-radius:10px;background:${colours.accent};color:${colours['on-accent']};text-decoration:none;font-weight:bold">${action.label}</a></p>`}
</td></tr>`
}
