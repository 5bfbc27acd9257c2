import type { Page } from '@playwright/test'

/** A PNG of a size, drawn in the browser. */
export async function pngFile(page: Page, width: number, height: number) {
  const data = await page.evaluate(
    ([wide = 0, high = 0]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high })
      canvas.getContext('2d')?.fillRect(wide / 4, high / 4, wide / 2, high / 2)
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    },
    [width, height],
  )
  return { name: 'retrato.png', mimeType: 'image/png', buffer: Buffer.from(data, 'base64') }
}
