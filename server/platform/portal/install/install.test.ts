// @vitest-environment node
import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { root } from '../../paths'
import { loadTenants } from '../../tenants/tenants'
import { appManifest, icons } from './appManifest'
import { drawIcon } from './drawIcon'

const tenants = loadTenants(path.join(root, 'tenants')).all

it('the manifest of a tenant has its name, its colours and a picture for each purpose', () => {
  const portico = tenants.find(({ id }) => id === 'portico')!
  expect(JSON.parse(appManifest(portico))).toMatchObject({
    name: 'Portico',
    lang: 'es',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#f2f6f6',
    background_color: '#f2f6f6',
    icons: [
      { src: '/app/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/app/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/app/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
})

/** The pixels of a picture in the tenant's colour of the ground, and all others that are seen. */
async function pixelsOf(png: Buffer, ground: readonly number[]) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const isGround = (at: number) => ground.every((value, channel) => Math.abs(data[at + channel]! - value) < 4)
  const at = (x: number, y: number) => (y * info.width + x) * 4
  let others = 0
  for (let place = 0; place < data.length; place += 4)
    if (data[place + 3] === 255 && !isGround(place)) others += 1
  return {
    width: info.width,
    height: info.height,
    corner: data[at(0, 0) + 3],
    centreEdge: isGround(at(256, 20)),
    others,
  }
}

it.each(tenants.map((tenant) => [tenant.id, tenant] as const))(
  'the picture of %s has the logo on its ground, and a maskable one leaves no corner empty',
  async (_id, tenant) => {
    const any = await pixelsOf(
      await drawIcon(tenant, icons[1]),
      await groundOf(await drawIcon(tenant, icons[2])),
    )
    expect(any).toMatchObject({ width: 512, height: 512, corner: 0, centreEdge: true })
    expect(any.others).toBeGreaterThan(2000)
    const maskable = await sharp(await drawIcon(tenant, icons[2]))
      .ensureAlpha()
      .raw()
      .toBuffer()
    expect(maskable[3]).toBe(255)
  },
)

/** The colour of the first pixel. */
const groundOf = async (png: Buffer): Promise<number[]> => [
  ...(await sharp(png).ensureAlpha().raw().toBuffer()).subarray(0, 3),
]
