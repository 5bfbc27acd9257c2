import { createHash } from 'node:crypto'

/** The exact style element that react-aria adds on an iPhone while a dialog is open. */
export const libraryStyle = '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}'

/**
 * The files that a server needs for the Content-Security-Policy of this build: the hashes of the page's inline script
 * and of every style element, as JSON and as variables for nginx (docs/nginx.conf).
 */
export function policyFiles(html: string): Record<string, string> {
  const contents = (element: string) =>
    [...html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map(
      ([, content = '']) => content,
    )
  const scripts = contents('script').map(hash)
  const styles = [...contents('style'), libraryStyle].map(hash)
  return {
    'csp-hashes.json': JSON.stringify({ 'script-src': scripts, 'style-src': styles }, null, 2),
    'csp-nginx.conf': [
      '# Made by the build: the inline script and styles of this very index.html.',
      `set $portico_scripts "${scripts.join(' ')}";`,
      `set $portico_styles "${styles.join(' ')}";`,
      '',
    ].join('\n'),
  }
}

const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`
