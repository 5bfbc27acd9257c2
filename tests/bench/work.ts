import type { Browser } from '@playwright/test'
import { categories, readMainThread, type MainThreadWork } from './mainThread'
import { row, type Row } from './report'
import { median, ratio } from './stats'
import { inNewTab, open, type Figures, type Visit } from './visit'

/** What a visit costs whatever the speed of the machine and of the line. */
interface Sample {
  work: MainThreadWork
  figures: Figures
}

/**
 * Measures the work of the main thread until the home page is ready, and what it has rendered by then, against a bare page of the same
 * round. Neither processor nor network is slowed down: the times are those that the thread had a core.
 */
export async function measureWork(
  browser: Browser,
  pages: { bare: Visit; home: Visit },
  rounds: number,
): Promise<Row[]> {
  const bare: Sample[] = []
  const home: Sample[] = []
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await sample(browser, pages.bare))
    home.push(await sample(browser, pages.home))
  }
  const works = (samples: Sample[], kind: keyof MainThreadWork) => samples.map(({ work }) => work[kind])
  const counts = (kind: 'commits' | 'nodes' | 'rules' | 'requests') =>
    median(home.map(({ figures }) => figures[kind]))
  const kinds = ['script', 'compile', 'style', 'layout', 'paint', 'other'] as const
  return [
    row('bare page: work until ready (ms of a core)', median(works(bare, 'total'))),
    row('home: work until ready (ms of a core)', median(works(home, 'total'))),
    row('home: work until ready, times bare', ratio(works(home, 'total'), works(bare, 'total'))),
    ...kinds.map((kind) => row(`home: ${kind} until ready (ms of a core)`, median(works(home, kind)))),
    row('home: React commits until ready', counts('commits')),
    row('home: elements', counts('nodes')),
    row('home: style rules', counts('rules')),
    row('home: requests on a phone', counts('requests')),
  ]
}

const sample = (browser: Browser, page: Visit): Promise<Sample> =>
  inNewTab(browser, page, async (tab, cdp) => {
    await browser.startTracing(tab, { categories })
    const figures = await open(tab, cdp, { ...page, speed: 'full' })
    return { work: readMainThread(await browser.stopTracing()), figures }
  })
