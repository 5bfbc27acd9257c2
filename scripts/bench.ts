/**
 * `npm run bench`: measures the product against its limits. Exits with 1 if a limit is exceeded.
 * - visits: the first visit on a throttled phone with an empty cache, relative to a bare React page in the same run
 * - slots: free slots of 1,000 doctors for 20 concurrent patients, and how a phone renders them
 * - admin: lists of 100,000 users, and how they render
 * - stalls: how long others wait during an upload, an import and an export
 * - pictures: how long a small picture waits beside large ones of somebody else
 * - scan: what the camera scan costs a phone
 * - uploads: 200 files over a line that is cut ten times, to a server that is killed twice
 * - accounts: whether the time of an answer tells who has an account
 * - records: reading 10,000 documents and 1,000,000 measurements of one person, and the memory of an upload
 * - imports: reading an export of Apple Health with 1,000,000 records, and how the page of a phone is meanwhile
 * - chart: how a phone draws a year of measurements
 * - archive: making the archive of a person with 10,000 documents
 * - longPdf: the first page of a PDF with 500 pages on a phone
 * - videos: the first frame, the gallery of 5,000 videos, and the search in 100,000
 * - hub: 2,000 clients of a hub, 100 calls at once, drops of the line, four processes
 * - calls: from the answer to the first frame with each engine
 * - four: frames a second and size of the pictures of a call of four people
 * - chat: 100 random cuts, and how a phone scrolls 10,000 messages
 * - scale: lists, free times and bookings of 50 people at once beside 1,000,000 users and 5,000,000 appointments, and 10,000 clients
 *   of two hubs with 300 messages a second, memory over 200,000 requests, a start with 100 tenants. Only with `--only`: it
 *   fills its database for half an hour. `--divide 100` makes it smaller; PORTICO_BENCH_DATABASE_URL names a PostgreSQL database that is
 *   kept: it is filled once, if it is empty.
 * `--only visits` measures one part; `--rounds N` sets the number of rounds (default 5). Each part is printed when it is measured.
 * `--json file` writes all figures after each part, with machine, load and commit; `--against file` compares with such a file.
 */
import { chromium, type Browser } from '@playwright/test'
import { mkdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { writeFaceVideo } from '../plugins/binah/testing/faceVideo'
import { freePort } from '../server/test/freePort'
import { measureAccounts } from '../tests/bench/accounts/accounts'
import { measureAdministration } from '../tests/bench/admin/browser'
import { measureLists } from '../tests/bench/admin/lists'
import { measureDrops } from '../tests/bench/calls/drops'
import { measureCalls } from '../tests/bench/calls/firstFrame'
import { measureFour } from '../tests/bench/calls/four'
import { measureHub } from '../tests/bench/calls/hub'
import { measureProcesses } from '../tests/bench/calls/processes'
import { measureCuts } from '../tests/bench/chat/cuts'
import { measureScroll } from '../tests/bench/chat/scroll'
import { buildBare, serveFolder } from '../tests/bench/bare'
import { compare, names, type Samples } from '../tests/bench/compare'
import {
  compareRuns,
  currentLoad,
  figuresOf,
  readConditions,
  readRun,
  writeRun,
  type Run,
} from '../tests/bench/figures'
import { measureImportInBrowser } from '../tests/bench/imports/inBrowser'
import { measureImports } from '../tests/bench/imports/imports'
import { manyPlugins } from '../tests/bench/manyPlugins'
import { createSession, startPortal } from '../tests/bench/portal'
import { table, type Row } from '../tests/bench/report'
import { measureScan } from '../tests/bench/scan/scan'
import { measurePhone } from '../tests/bench/slots/phone'
import { measureLargeHub } from '../tests/bench/scale/hub'
import { measureScale } from '../tests/bench/scale/scale'
import { measureStart } from '../tests/bench/scale/start'
import { measureSlots } from '../tests/bench/slots/slots'
import { measureArchive } from '../tests/bench/records/archive'
import { measureChart } from '../tests/bench/records/chart'
import { measureLongPdf } from '../tests/bench/records/longPdf'
import { measureRecords } from '../tests/bench/records/records'
import { measurePictures } from '../tests/bench/stalls/pictures'
import { measureStalls } from '../tests/bench/stalls/stalls'
import { measureTransitions } from '../tests/bench/transitions'
import { measureUploads } from '../tests/bench/uploads/uploads'
import { measurePlayer } from '../tests/bench/videos/phone'
import { measureVideos } from '../tests/bench/videos/videos'
import { visit } from '../tests/bench/visit'
import { measureWork } from '../tests/bench/work'
import { readOptions } from './setup/readOptions'
import { chromiumArguments, findBrowser } from './setup/chromium.mjs'

const root = path.resolve(import.meta.dirname, '..')
const usage = `Usage: npm run bench [-- --only PART] [--rounds 5] [--json FILE] [--against FILE] [--divide 1]
The parts are described at the top of scripts/bench.ts.`
const { values: options } = readOptions(usage, {
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    json: { type: 'string' },
    against: { type: 'string' },
    divide: { type: 'string', default: '1' },
  },
})
const rounds = Number(options.rounds)
if (!Number.isInteger(rounds) || rounds < 1)
  throw new Error(`--rounds is ${options.rounds}; expected a number from 1.`)
const divisor = Number(options.divide)
if (!(divisor >= 1)) throw new Error(`--divide is ${options.divide}; expected a number from 1.`)
// Read first: a file that is none is reported before the run, not after an hour.
const earlier = options.against === undefined ? undefined : readRun(options.against)
const data = path.join(os.tmpdir(), `portico-bench-${process.pid}`)
const folders = [
  '',
  '-many',
  '-phone',
  '-admin',
  '-scan',
  '-chart',
  '-archive',
  '-pdf',
  '-import',
  '-import-file',
  '-videos',
  '-calls',
  '-four',
  '-chat',
].map((name) => data + name)
const ready = '#next-title'
const stops: (() => unknown)[] = []

/** Registers a started server to be stopped at the end. */
const stopLater = <T extends { stop: () => unknown }>(started: T): T => {
  stops.push(started.stop)
  return started
}

async function startPages(browser: Browser) {
  const bare = stopLater(await serveFolder(await buildBare(root)))
  const portal = stopLater(await startPortal(root, data, await freePort()))
  const many = stopLater(await manyPlugins(root, `${data}-many`, await freePort()))
  return {
    bare: { url: bare.url, ready: '#ready' },
    signIn: { url: portal.url, ready: 'input[autocomplete="username"]' },
    home: { url: portal.url, ready, storageState: await createSession(browser, portal.url) },
    many: { url: many.url, ready, storageState: await createSession(browser, many.url) },
  }
}

async function measure(browser: Browser) {
  const pages = await startPages(browser)
  const samples: Samples = { bare: [], signIn: [], home: [], many: [] }
  for (let round = 1; round <= rounds; round += 1) {
    for (const name of names) samples[name].push(await visit(browser, pages[name]))
    process.stderr.write(`round ${round} of ${rounds}\n`)
  }
  return [
    ...compare(samples),
    ...(await measureWork(browser, pages, rounds)),
    ...(await measureTransitions(browser, pages.home, rounds)),
  ]
}

async function inBrowser(
  work: (browser: Browser) => Promise<Row[]>,
  more: readonly string[] = [],
): Promise<Row[]> {
  const executablePath = await findBrowser()
  if (!executablePath) throw new Error('No Chromium found. Install one, or set CHROMIUM_PATH.')
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments, ...more] })
  try {
    return await work(browser)
  } finally {
    await browser.close()
    for (const stop of stops.splice(0)) await stop()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
}

const parts: Record<string, () => Promise<Row[]>> = {
  visits: () => inBrowser(measure),
  slots: async () => [
    ...(await measureSlots()),
    ...(await inBrowser(async (browser) => measurePhone(browser, root, `${data}-phone`, await freePort()))),
  ],
  admin: async () => [
    ...(await measureLists()),
    ...(await inBrowser(async (browser) =>
      measureAdministration(browser, { root, data: `${data}-admin`, port: await freePort(), rounds }),
    )),
  ],
  stalls: measureStalls,
  pictures: measurePictures,
  scan: async () => {
    mkdirSync(`${data}-scan`)
    const film = `${data}-scan/face.y4m`
    writeFaceVideo(film, { scale: 4, seconds: 5 })
    return inBrowser(
      async (browser) => measureScan(browser, { root, data: `${data}-scan/data`, port: await freePort() }),
      [`--use-file-for-fake-video-capture=${film}`],
    )
  },
  uploads: measureUploads,
  accounts: measureAccounts,
  records: measureRecords,
  imports: async () => [
    ...(await measureImports()),
    ...(await inBrowser(async (browser) =>
      measureImportInBrowser(browser, { root, data: `${data}-import`, port: await freePort() }),
    )),
  ],
  chart: () =>
    inBrowser(async (browser) =>
      measureChart(browser, { root, data: `${data}-chart`, port: await freePort() }),
    ),
  archive: () =>
    inBrowser(async (browser) =>
      measureArchive(browser, { root, data: `${data}-archive`, port: await freePort() }),
    ),
  longPdf: () =>
    inBrowser(async (browser) =>
      measureLongPdf(browser, { root, data: `${data}-pdf`, port: await freePort() }),
    ),
  videos: async () => [
    ...(await measureVideos()),
    ...(await inBrowser(async (browser) => measurePlayer(browser, root, `${data}-videos`, await freePort()))),
  ],
  hub: async () => [...(await measureHub()), ...(await measureDrops()), ...(await measureProcesses())],
  calls: () =>
    inBrowser(async (browser) =>
      measureCalls(browser, { root, data: `${data}-calls`, port: await freePort() }),
    ),
  four: () =>
    inBrowser(
      async (browser) => measureFour(browser, { root, data: `${data}-four`, port: await freePort() }),
      // The camera of the browser has 20 frames a second otherwise, fewer than are measured.
      ['--use-fake-device-for-media-stream=fps=30'],
    ),
  chat: async () => [
    ...(await measureCuts()),
    ...(await inBrowser(async (browser) =>
      measureScroll(browser, { root, data: `${data}-chat`, port: await freePort() }),
    )),
  ],
}
/** Parts that take so long that they run only when they are named. */
const long: Record<string, () => Promise<Row[]>> = {
  scale: async () => [
    ...(await measureScale(divisor, process.env['PORTICO_BENCH_DATABASE_URL'])),
    ...(await measureLargeHub(divisor)),
    ...(await measureStart()),
  ],
}
const { only } = options
const chosen = only === undefined ? parts : { ...parts, ...long }
if (only !== undefined && !Object.hasOwn(chosen, only))
  throw new Error(`--only is ${only}; expected one of ${Object.keys(chosen).join(', ')}.`)

const run: Run = { conditions: readConditions(root, new Date()), loads: {}, figures: [] }
for (const [name, part] of Object.entries(chosen)) {
  if (only !== undefined && only !== name) continue
  console.log(`\n── ${name}`)
  try {
    const rows = await part()
    console.log(table(rows))
    run.figures.push(...figuresOf(name, rows))
  } catch (error) {
    // The other parts are still worth measuring.
    console.error(`${name} could not be measured:`, error)
    process.exitCode = 1
  }
  run.loads[name] = currentLoad()
  if (options.json !== undefined) writeRun(options.json, run)
}
if (earlier) console.log(`\n── compared with ${options.against}\n${compareRuns(earlier, run)}`)
if (run.figures.some(({ isWithinLimit }) => !isWithinLimit)) process.exitCode = 1
