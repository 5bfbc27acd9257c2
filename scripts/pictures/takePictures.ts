import type { Browser } from '@playwright/test'
import { mkdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createSession, startPortal, type Portal } from '../../tests/bench/portal'
import { storageKeys } from '../../core/state/localStorage'
import { scenes, type Scene } from './scenes'
import { screens } from './screens'
import { addressOf, openTab, waitUntilIdle, type Variant } from './tab'

interface Choice {
  only?: string[] | undefined
  variant?: string[] | undefined
  readme: boolean
}

/** The pictures of the README. */
const readmePictures = new Set([
  'home-desktop-portico-light',
  'home-phone-covadonga-dark',
  'booking-time-desktop-portico-light',
  'booking-time-phone-portico-light',
  'appointments-phone-portico-light',
  'sign-in-desktop-covadonga-light',
])
const port = 4095
const atOnce = 2
/** Shorter than the life of a token. */
const FRESH_MS = 2 * 60_000

/**
 * Takes the pictures of the chosen scenes at a portal of its own, with the demo data, and saves them as PNG in `out`. A scene that
 * fails is printed, and makes the process fail.
 */
export async function takePictures(
  browser: Browser,
  root: string,
  out: string,
  choice: Choice,
): Promise<void> {
  const data = path.join(os.tmpdir(), `portico-pictures-${process.pid}`)
  const time = nextWednesday(new Date())
  const clock = pathToFileURL(path.join(root, 'tests/e2e/support/shiftedClock.mjs'))
  const portal = await startPortal(root, data, port, {
    CLOCK_SHIFT: String(time.getTime() - Date.now()),
    NODE_OPTIONS: `--import ${clock.href}`,
  })
  mkdirSync(out, { recursive: true })
  const pictures = [...scenes, ...screens].flatMap((scene) =>
    variantsOf(scene, choice).map((variant) => ({ scene, variant })),
  )
  const camera = new Camera(browser, portal, out, choice.readme, time)
  try {
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let next = pictures.shift(); next; next = pictures.shift())
          await camera.take(next.scene, next.variant)
      }),
    )
  } finally {
    await portal.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

/** The coming Wednesday at 9:00 UTC: a working day, with the same dates for a week. */
function nextWednesday(now: Date): Date {
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), 9))
  do day.setUTCDate(day.getUTCDate() + 1)
  while (day.getUTCDay() !== 3)
  return day
}

function variantsOf(scene: Scene, { only, variant: suffixes, readme }: Choice): Variant[] {
  if (only && !only.includes(scene.name)) return []
  const all = (['portico', 'covadonga'] as const).flatMap((brand) =>
    (['light', 'dark'] as const).flatMap((theme) =>
      (['phone', 'desktop'] as const).map((size) => ({ brand, theme, size })),
    ),
  )
  const isNamed = (variant: Variant) => {
    const name = pictureName(scene, variant)
    return readme
      ? readmePictures.has(name)
      : !suffixes || suffixes.some((suffix) => name.endsWith(`-${suffix}`))
  }
  return all
    .filter(({ size, brand }) => (scene.size ?? size) === size && !(scene.brand && brand !== 'portico'))
    .filter(isNamed)
}

const pictureName = ({ name }: Scene, { size, brand, theme }: Variant) => `${name}-${size}-${brand}-${theme}`

type Session = Awaited<ReturnType<typeof createSession>>

/** A session signs in by the clock of this machine; the correction for it would make the token old at the time of the pictures. */
function withoutOffset(session: Session): Session {
  if (typeof session === 'string') return session
  const origins = session.origins.map((one) => ({
    ...one,
    localStorage: one.localStorage.filter(({ name }) => !name.endsWith(storageKeys.clockOffset)),
  }))
  return { ...session, origins }
}

class Camera {
  readonly #sessions = new Map<string, { session: Promise<Session>; at: number }>()
  constructor(
    readonly browser: Browser,
    readonly portal: Portal,
    readonly out: string,
    /** Whether pictures end where the window ends. */
    readonly isCut: boolean,
    readonly time: Date,
  ) {}

  async take(scene: Scene, variant: Variant): Promise<void> {
    const name = pictureName(scene, variant)
    try {
      const place = { ...variant, brand: scene.brand ?? variant.brand }
      const storageState = scene.as && (await this.#sessionOf(place.brand, scene.as))
      const page = await openTab(this.browser, place, {
        url: this.portal.url,
        ...(storageState && { storageState }),
      })
      await page.clock.setFixedTime(this.time)
      try {
        await scene.open(page, place)
        await waitUntilIdle(page)
        await page.screenshot({ path: path.join(this.out, `${name}.png`), fullPage: !this.isCut })
        console.log(name)
      } finally {
        await page.context().close()
      }
    } catch (error) {
      console.error(`${name}: ${String(error).split('\n')[0] ?? ''}`)
      process.exitCode = 1
    }
  }

  /** A session that is fresh: two tabs must not renew the same token. */
  #sessionOf(brand: Variant['brand'], person: NonNullable<Scene['as']>) {
    const key = `${brand} ${person}`
    const known = this.#sessions.get(key)
    if (known && Date.now() - known.at < FRESH_MS) return known.session
    const session = createSession(this.browser, addressOf(brand, this.portal.url), person).then(withoutOffset)
    this.#sessions.set(key, { session, at: Date.now() })
    // The next scene tries again.
    session.catch(() => this.#sessions.delete(key))
    return session
  }
}
