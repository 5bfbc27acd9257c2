import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const source = (file: string) => readFileSync(`node_modules/react-aria/dist/private/${file}`, 'utf8')

describe('the styles of react-aria, which the Content-Security-Policy blocks', () => {
  it('are not added if an element with their id exists', () => {
    const press = source('interactions/usePress.mjs')
    expect(press).toContain("'react-aria-pressable-style'")
    expect(press).toMatch(/getElementById\(\S*STYLE_ID\)\) return/)
    expect(readFileSync('core/ui/aria.tsx', 'utf8')).toContain("'react-aria-pressable-style'")
  })

  it('of an open dialog on an iPhone have the hash in docs/decisions/402', () => {
    const text = /textContent = `([^`]+)`\.trim/.exec(source('overlays/usePreventScroll.mjs'))?.[1] ?? ''
    const hash = createHash('sha256').update(text.trim()).digest('base64')
    expect(readFileSync('docs/decisions/402-react-aria-styles.md', 'utf8')).toContain(`'sha256-${hash}'`)
  })
})
