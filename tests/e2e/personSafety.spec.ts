import path from 'node:path'
import { readFileSync } from 'node:fs'
import type { RouteContribution } from '../../core/plugin/points'
import { readPlugins } from '../../scripts/schemas/plugins'
import { demoPdf } from '../../server/demo/records/demoPdf'
import { chooseService, notesField, pickTime, providerButton, toLaterMonth } from './support/booking'
import { chooseOwnAccount, fillSignIn, openPath, openUserMenu } from './support/people'
import {
  findForeign,
  findForeignRequests,
  watchRequests,
  type Context,
  type Person,
} from './support/personWatch'
import { addressOf } from './support/server'
import { expect, test } from './support/test'

const root = path.resolve(import.meta.dirname, '../..')
const prefixes: Partial<Record<RouteContribution['area'], string>> = {
  patient: '/videoconsultation',
  profile: '',
  call: '/videocall',
  callMobile: '/videocallmobile',
  advices: '/advices',
}

/** The addresses of a tenant's screens that show data of a person, from the routes and the bookings of its plugins. */
async function screensOf(tenant: string): Promise<string[]> {
  const file = path.join(root, 'tenants', tenant, 'tenant.json')
  const { plugins } = JSON.parse(readFileSync(file, 'utf8')) as { plugins: Record<string, object> }
  const literals = (await readPlugins(root)).filter(({ id }) => id in plugins)
  return literals.flatMap(({ routes, bookingVariants }) => [
    ...listOf(routes).flatMap(({ area, path: address }) => {
      const prefix = prefixes[area]
      return prefix === undefined ? [] : [`${prefix}/${withoutParameters(address)}`]
    }),
    ...listOf(bookingVariants).map(({ path: address }) => `/videoconsultation/${withoutParameters(address)}`),
  ])
}

/** The contributions that a plugin names as a list. */
const listOf = (point: unknown) => (Array.isArray(point) ? (point as RouteContribution[]) : [])

const withoutParameters = (address: string) => address.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, '1')

const person = (name: string): Person => ({ id: '', name, typed: `Borrador-${name.split(' ')[0]}` })
const ana = person('Ana Suárez Prieto')
const lucia = person('Lucía Vega Suárez')
const manuel = person('Manuel Suárez Díaz')
const luis = person('Luis Barrera Gil')
const admin = person('Alba Rey Torre')
const people = [ana, lucia, manuel, luis, admin]

test.describe.configure({ timeout: 240_000 })

test(
  'SHELL-047 SHELL-029 ROLE-005 nothing of one person is seen, sent or stored under another',
  { tag: '@desktop' },
  async ({ page, context, expectedErrors }) => {
    expectedErrors.push(/status of 40[034]/)
    const sent = watchRequests(context)
    const screens = await screensOf('portico')
    expect(screens.length).toBeGreaterThan(5)
    let from = 0
    let switches = 0

    /** Names the person of the page, whose id the server says. */
    const learn = async (who: Person) => {
      if (who.id !== '') return
      const { id, thumbnailId } = await page.evaluate(async () => {
        const acting = localStorage.getItem('impersonate')
        const headers = {
          authorization: `Bearer ${localStorage.getItem('token') ?? ''}`,
          ...(acting !== null && { 'x-impersonation-user': acting }),
        }
        const answer = await fetch('/api/users/data', { headers })
        return (await answer.json()) as { id: string; thumbnailId?: number | null }
      })
      who.id = id
      who.picture = thumbnailId ?? undefined
    }
    const check = async (me: Context, where: string) => {
      await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true')
      const known = people.filter(({ id }) => id !== '')
      const foreign = await findForeign(page, me, known)
      expect([...foreign, ...findForeignRequests(sent.slice(from), me, known)], where).toEqual([])
    }
    /** Ends a switch: from now on everything belongs to these two. */
    const arrived = async (me: Context) => {
      switches += 1
      await expect(page.getByRole('button', { name: new RegExp(`^${me.subject.name}: `) })).toBeVisible()
      await learn(me.subject)
      from = sent.length
      await check(me, `after switch ${switches} to ${me.subject.name}`)
    }
    const openScreens = async (me: Context) => {
      for (const screen of screens) {
        await openPath(page, screen)
        await check(me, `${screen} of ${me.subject.name}`)
      }
    }
    /** Leaves a booking before it is sent; its notes stay in this tab. */
    const leaveDraft = async ({ subject }: Context) => {
      await openPath(page, '/videoconsultation/appointment-doctor')
      await page.getByRole('button', { name: /^Dermatología / }).click()
      await chooseService(page)
      await providerButton(page).click()
      await expect(page.getByRole('radio').first()).toBeAttached()
      await toLaterMonth(page)
      await pickTime(page)
      await page.getByRole('button', { name: 'Continuar' }).click()
      await notesField(page).fill(subject.typed)
      await openPath(page, '/videoconsultation/home')
    }
    const choose = async (me: Context) => {
      await openUserMenu(page)
      await page.getByRole('button', { name: 'Cambiar de persona' }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: new RegExp(`^${me.subject.name}`) })
        .click()
      await arrived(me)
    }

    const asAna = { actor: ana, subject: ana }
    const asLucia = { actor: ana, subject: lucia }
    const asManuel = { actor: ana, subject: manuel }
    const asLuis = { actor: luis, subject: luis }
    const asAdmin = { actor: admin, subject: admin }
    const forLuis = { actor: admin, subject: luis }

    await test.step('a family administrator and two dependents', async () => {
      await page.goto('/')
      await fillSignIn(page, 'ana')
      await chooseOwnAccount(page)
      await arrived(asAna)
      await openPath(page, '/profile/family/dependent')
      await page.getByRole('textbox', { name: 'Nombre' }).fill(ana.typed)
      for (const me of [asLucia, asManuel]) {
        await choose(me)
        await openScreens(me)
      }
      await leaveDraft(asManuel)
      await choose(asAna)
      await openPath(page, '/profile/family/dependent')
      await expect(
        page.getByRole('textbox', { name: 'Nombre' }),
        'Ana’s own draft is still there',
      ).toHaveValue(ana.typed)
      for (const me of [asLucia, asAna, asManuel, asLucia, asManuel, asAna, asLucia, asAna]) await choose(me)
    })

    await test.step('an upload that is under way when the person changes', async () => {
      const isUpload = (url: URL) => url.pathname === '/api/documents'
      let release = () => {}
      const isReleased = new Promise<void>((resolve) => (release = resolve))
      await page.route(isUpload, async (route) => {
        if (route.request().method() === 'POST') await isReleased
        // The page may have given it up meanwhile.
        await route.continue().catch(() => undefined)
      })
      await choose(asLucia)
      await openPath(page, '/videocall/documents')
      await page.getByRole('button', { name: 'Subir un documento' }).first().click()
      const begun = page.waitForRequest(
        (request) => request.method() === 'POST' && isUpload(new URL(request.url())),
      )
      const buffer = demoPdf('Glucosa', ['Glucosa: 92 mg/dL'])
      const file = { name: `${lucia.typed}.pdf`, mimeType: 'application/pdf', buffer }
      await page.locator('input[type=file]').last().setInputFiles(file)
      await begun
      await page.keyboard.press('Escape')
      await choose(asAna)
      release()
      await openPath(page, '/videocall/documents')
      await check(asAna, 'after an upload of somebody else')
      await page.unroute(isUpload)
    })

    await test.step('sign-out and in', async () => {
      for (const [who, me] of [
        ['luis', asLuis],
        ['ana', asAna],
        ['luis', asLuis],
      ] as const) {
        await openUserMenu(page)
        await page.getByRole('button', { name: 'Cerrar sesión' }).click()
        await fillSignIn(page, who)
        if (who === 'ana') await chooseOwnAccount(page)
        await arrived(me)
      }
      await openScreens(asLuis)
      await leaveDraft(asLuis)
    })

    await test.step('an administrator in the account of a user', async () => {
      await openUserMenu(page)
      await page.getByRole('button', { name: 'Cerrar sesión' }).click()
      await fillSignIn(page, 'admin')
      await arrived(asAdmin)
      for (let round = 0; round < 2; round += 1) {
        await openPath(page, `/admin/users/update/${luis.id}`)
        await page.getByRole('button', { name: 'Entrar en su cuenta' }).click()
        await page
          .getByRole('alertdialog', { name: /^¿Entrar en la cuenta/ })
          .getByRole('button', { name: 'Entrar en su cuenta' })
          .click()
        await arrived(forLuis)
        if (round === 0) await openScreens(forLuis)
        await page.getByRole('button', { name: 'Volver a mi cuenta' }).click()
        await expect(page).toHaveURL(/admin\/users\/update/)
        await openPath(page, '/videoconsultation/home')
        await arrived(asAdmin)
      }
    })

    await test.step('another tenant', async () => {
      await page.goto(addressOf('covadonga'))
      await fillSignIn(page, 'luis')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/Buen/)
      const here = await page.evaluate(() =>
        JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
      )
      for (const { id, typed } of people)
        expect([here.includes(id), here.includes(typed)]).toEqual([false, false])
      switches += 1
    })
    expect(switches).toBeGreaterThanOrEqual(20)
  },
)
