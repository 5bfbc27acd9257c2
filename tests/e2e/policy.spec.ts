import type { Response } from '@playwright/test'
import { addressOf } from './support/server'
import { expect, test } from './support/test'

test.use({ isSavingData: false })

/** The sources of each directive of the page's Content-Security-Policy. */
function policyOf(answer: Response | null): Map<string, string> {
  const header = answer?.headers()['content-security-policy'] ?? ''
  return new Map(header.split('; ').map((part) => [part.split(' ')[0] ?? '', part.replace(/^\S+ /, '')]))
}

for (const tenant of ['portico', 'midoctor', 'upmedica']) {
  test(`${tenant}: the page allows only its own scripts and cannot be framed`, async ({ page }) => {
    const answer = await page.goto(`${addressOf(tenant)}/#/deleted`)
    const policy = policyOf(answer)
    expect(policy.get('default-src')).toBe("'none'")
    expect(policy.get('script-src')).toMatch(/^'self'( 'sha256-[^']+')+$/)
    expect(policy.get('style-src')).toMatch(/^'self'( 'sha256-[^']+')+$/)
    expect(policy.get('frame-ancestors')).toBe("'none'")
    expect(policy.get('base-uri')).toBe("'none'")
    expect(policy.get('require-trusted-types-for')).toBe("'script'")
    expect(policy.get('trusted-types')).toBe('default')
    expect(answer?.headers()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
  })
}

test('AUTH-001 the sign-in page allows only its own script and cannot be framed', async ({ page }) => {
  const pages: Response[] = []
  page.on('response', (answer) => {
    if (answer.request().isNavigationRequest() && answer.status() === 200) pages.push(answer)
  })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible()
  const policy = pages.at(-1)?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toContain('unsafe')
})

test('no page takes text for markup or for a script', async ({ page, expectedErrors }) => {
  expectedErrors.push(/TrustedHTML|TrustedScript|Trusted Type/)
  const refusals = () =>
    page.evaluate(() =>
      [
        () => (document.createElement('div').innerHTML = '<img src=x>'),
        () => document.createElement('iframe').setAttribute('srcdoc', '<script></script>'),
        () => (document.createElement('script').textContent = 'alert(1)'),
        () => (document.createElement('script').src = 'data:text/javascript,alert(1)'),
      ].map((use) => {
        try {
          use()
          return 'taken'
        } catch (error) {
          return (error as Error).name
        }
      }),
    )
  const all = ['TypeError', 'TypeError', 'TypeError', 'TypeError']
  await page.goto('/#/deleted')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await refusals()).toEqual(all)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible()
  expect(await refusals()).toEqual(all)
})

test('files and API responses send nosniff and cannot be framed', async ({ request }) => {
  for (const path of [
    '/api/config',
    '/tenant/tenant.json',
    '/tenant/assets/logo.svg',
    '/identity/.well-known/openid-configuration',
  ]) {
    const { 'x-content-type-options': sniff, 'content-security-policy': policy } = (
      await request.get(path)
    ).headers()
    expect([path, sniff, policy]).toEqual([
      path,
      'nosniff',
      expect.stringContaining("frame-ancestors 'none'"),
    ])
  }
})

test('C-025 the server serves no file of its own, of another tenant or of the data folder', async ({
  request,
}) => {
  for (const path of [
    '/tenant/backend.json',
    '/tenant/../covadonga/tenant.json',
    '/server/app/main.ts',
    '/.data/',
    '/package.json',
  ]) {
    const answer = await request.get(path)
    const text = await answer.text()
    expect([path, answer.status() === 404 || text.includes('id="root"')]).toEqual([path, true])
    expect(text).not.toContain('"demo"')
  }
})
