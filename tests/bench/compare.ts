import { row, type Row } from './report'
import { median, ratio } from './stats'
import type { Figures } from './visit'

/** The pages each round visits, in this order. */
export const names = ['bare', 'signIn', 'home', 'many'] as const
type Name = (typeof names)[number]
type Figure = Exclude<keyof Figures, 'moved'>
export type Samples = Record<Name, Figures[]>

/** Compares the visits with the bare page's; ratios are taken within each round. */
export function compare(samples: Samples): Row[] {
  const all = (name: Name, figure: Figure) => samples[name].map((sample) => sample[figure])
  const times = (name: Name, figure: Figure, base: Figure = figure) =>
    ratio(all(name, figure), all('bare', base))
  const usual = (name: Name, figure: Figure) => median(all(name, figure))
  const more = (figure: Figure) => usual('many', figure) - usual('home', figure)
  return [
    row('bare page: ready (ms)', usual('bare', 'ready')),
    row('bare page: bytes', usual('bare', 'bytesToReady')),
    row('sign-in form: ready, times bare', times('signIn', 'ready'), 1.5),
    row('sign-in form: script bytes of the portal', usual('signIn', 'scriptBytes'), 0),
    row('home: first paint, times bare', times('home', 'firstPaint'), 0.6),
    row('home: layout shift, the most', Math.max(...all('home', 'shift')), 0.01),
    row('home: bytes until ready', usual('home', 'bytesToReady')),
    row('home: bytes until ready, times bare', times('home', 'bytesToReady'), 2.5),
    row('home: bytes in all, times bare', times('home', 'bytes', 'bytesToReady'), 3.35),
    row('home: ready, times bare', times('home', 'ready'), 2),
    row('home: waves of requests, the most', Math.max(...all('home', 'waves')), 4),
    row('home: longest task (ms)', usual('home', 'longestTask'), 250),
    row('45 more plugins: ready, times home', ratio(all('many', 'ready'), all('home', 'ready')), 1.05),
    row('45 more plugins: bytes each', more('bytesToReady') / 45, 200),
    row('45 more plugins: requests', more('requests'), 0),
  ]
}
