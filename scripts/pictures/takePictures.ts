import type { Browser } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { createPictureSession, startPicturePortal, type PicturePortal, type Session } from './picturePortal'
import { scenes, type Scene } from './scenes'
import { screens } from './screens'
import { addressOf, applyMode, openTab, waitUntilIdle, type Mode, type Variant } from './tab'

interface Choice {
  only?: string[] | undefined
  variant?: string[] | undefined
  readme: boolean
  mode?: Mode | undefined
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
  const portal = await startPicturePortal(root)
  mkdirSync(out, { recursive: true })
  const pictures = [...scenes, ...screens].flatMap((scene) =>
    variantsOf(scene, choice).map((variant) => ({ scene, variant })),
  )
  const camera = new Camera(browser, portal, out, choice)
  try {
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let next = pictures.shift(); next; next = pictures.shift())
          await camera.take(next.scene, next.variant)
      }),
    )
  } finally {
    await portal.stop()
  }
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

class Camera {
  readonly #sessions = new Map<string, { session: Promise<Session>; at: number }>()
  constructor(
    readonly browser: Browser,
    readonly portal: PicturePortal,
    readonly out: string,
    readonly choice: Choice,
  ) {}

  async take(scene: Scene, variant: Variant): Promise<void> {
    const name = pictureName(scene, variant)
    try {
      const place = { ...variant, brand: scene.brand ?? variant.brand }
      const storageState = scene.as && (await this.#sessionOf(place.brand, scene.as))
      const page = await openTab(this.browser, place, {
        url: this.portal.url,
        mode: this.choice.mode,
        ...(storageState && { storageState }),
      })
      await page.clock.setFixedTime(this.portal.time)
      try {
        await scene.open(page, place)
        await applyMode(page, this.choice.mode)
        await waitUntilIdle(page)
        await page.screenshot({ path: path.join(this.out, `${name}.png`), fullPage: !this.choice.readme })
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
    const session = createPictureSession(this.browser, addressOf(brand, this.portal.url), person)
    this.#sessions.set(key, { session, at: Date.now() })
    // The next scene tries again.
    session.catch(() => this.#sessions.delete(key))
    return session
  }
}
