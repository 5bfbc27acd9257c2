/**
 * `npm run bench`: what a visit costs, beside a bare React page built and measured in the same interleaved run,
 * on a slowed phone with a cold cache. Prints ratios and what is to be reached; `--rounds N` (default 5).
 */
import { chromium } from '@playwright/test'
import { rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buildBare, serveFolder } from '../tests/bench/bare'
import { manyPlugins } from '../tests/bench/manyPlugins'
import { startPortal, sessionOf } from '../tests/bench/portal'
import { row, table, type Row } from '../tests/bench/report'
import { median, ratio } from '../tests/bench/stats'
import { measureTransitions } from '../tests/bench/transitions'
import { visit, type Figures } from '../tests/bench/visit'
import { chromiumArguments, findChromium } from './setup/chromium.mjs'

const root = path.resolve(import.meta.dirname, '..')
const rounds = Number(process.argv[process.argv.indexOf('--rounds') + 1]) || 5
const home = '#next-title'

const executablePath = await findChromium()
if (!executablePath) throw new Error('No Chromium found. Install one, or name it in CHROMIUM_PATH.')
const data = path.join(os.tmpdir(), `portico-bench-${process.pid}`)
const browser = await chromium.launch({ executablePath, args: chromiumArguments })
const bare = await serveFolder(await buildBare(root))
const portal = await startPortal(root, data, 4091)
const many = await manyPlugins(root, `${data}-many`, 4092)

const pages = {
  bare: { url: bare.url, ready: '#ready' },
  signIn: { url: portal.url, ready: 'input[autocomplete="username"]' },
  home: { url: portal.url, ready: home, storageState: await sessionOf(browser, portal.url) },
  many: { url: many.url, ready: home, storageState: await sessionOf(browser, many.url) },
}
type Name = keyof typeof pages
const samples: Record<Name, Figures[]> = { bare: [], signIn: [], home: [], many: [] }
try {
  for (let round = 1; round <= rounds; round += 1) {
    for (const name of Object.keys(pages) as Name[]) samples[name].push(await visit(browser, pages[name]))
    process.stderr.write(`round ${round} of ${rounds}\n`)
  }
  const rows = [...compare(), ...(await measureTransitions(browser, pages.home))]
  console.log(table(rows))
  process.exitCode = rows.some(({ holds }) => !holds) ? 1 : 0
} finally {
  await browser.close()
  bare.stop()
  await portal.stop()
  await many.stop()
  rmSync(data, { recursive: true, force: true })
  rmSync(`${data}-many`, { recursive: true, force: true })
}

function compare(): Row[] {
  const all = (name: Name, figure: keyof Figures) => samples[name].map((sample) => sample[figure])
  const times = (name: Name, figure: keyof Figures, base: keyof Figures = figure) =>
    ratio(all(name, figure), all('bare', base))
  const most = (name: Name, figure: keyof Figures) => median(all(name, figure))
  return [
    row('bare page: ready (ms)', most('bare', 'ready')),
    row('bare page: bytes', most('bare', 'bytesToReady')),
    row('sign-in form: ready, times bare', times('signIn', 'ready'), 1.5),
    row('sign-in form: script bytes of the portal', most('signIn', 'scriptBytes'), 0),
    row('home: first paint, times bare', times('home', 'firstPaint', 'firstPaint'), 0.6),
    row('home: layout shift', most('home', 'shift'), 0.01),
    row('home: bytes until ready, times bare', times('home', 'bytesToReady'), 2.5),
    row('home: bytes in all, times bare', times('home', 'bytes', 'bytesToReady'), 3.3),
    row('home: ready, times bare', times('home', 'ready'), 2),
    row('home: waves of requests', most('home', 'waves'), 4),
    row('home: longest task (ms)', most('home', 'longestTask'), 250),
    row('45 more plugins: ready, times home', ratio(all('many', 'ready'), all('home', 'ready')), 1.05),
    row(
      '45 more plugins: bytes each',
      (most('many', 'bytesToReady') - most('home', 'bytesToReady')) / 45,
      200,
    ),
    row('45 more plugins: requests', most('many', 'requests') - most('home', 'requests'), 0),
  ]
}
