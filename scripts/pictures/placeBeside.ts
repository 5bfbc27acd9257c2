import type { Browser } from '@playwright/test'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const asData = (file: string) => `data:image/png;base64,${readFileSync(file).toString('base64')}`

/** Places each picture next to the one of the same name in another folder: theirs on the left, ours on the right. */
export async function placeBeside(
  browser: Browser,
  ours: string,
  theirs: string,
  out: string,
): Promise<void> {
  mkdirSync(out, { recursive: true })
  const page = await browser.newPage()
  for (const name of readdirSync(ours).filter((file) => existsSync(path.join(theirs, file)))) {
    const width = name.includes('-phone-') ? 390 : 1280
    await page.setViewportSize({ width: width * 2 + 24, height: 844 })
    await page.setContent(
      `<body style="margin:0;display:flex;gap:24px;background:#888;align-items:start">
        <img width="${width}" src="${asData(path.join(theirs, name))}"><img width="${width}" src="${asData(path.join(ours, name))}">`,
    )
    await page.screenshot({ path: path.join(out, name), fullPage: true })
  }
  await page.close()
}
