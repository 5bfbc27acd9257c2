import type { TenantManifest } from '../tenants/manifest'
import { fontAddress } from '../tenants/theme'

/** The part of the head that the server replaces; on a plain web server its links load the same data. */
const HEAD = /<!--portico:head-->[\s\S]*?<!--\/portico:head-->/

/**
 * Composes a tenant's page: the build's index.html with title, icon, font, theme and manifest inlined, so that the
 * first paint has the tenant's brand. `theme` is the text of the tenant's theme.css.
 */
export function composePage(html: string, manifest: TenantManifest, theme: string): string {
  const head = [
    `<title>${escape(manifest.title ?? manifest.name)}</title>`,
    `<link rel="icon" href="/tenant/${escape(manifest.favicon)}">`,
    '<link rel="manifest" href="/app/manifest.json">',
    ...(manifest.font
      ? [
          `<link rel="preload" href="${escape(fontAddress(manifest.font))}" as="font" type="font/woff2" crossorigin>`,
        ]
      : []),
    `<style>${inlineStyle(theme)}</style>`,
    `<script type="application/json" id="tenant">${inlineData(manifest)}</script>`,
  ].join('\n')
  return html
    .replace(HEAD, () => head)
    .replaceAll(/>\n\s*</g, '><')
    .replace(/<html\b[^>]*?\blang="[^"]*"/, (tag) =>
      tag.replace(/lang="[^"]*"/, `lang="${manifest.languages[0] ?? 'es'}"`),
    )
}

/** URLs in theme.css are relative to its folder; inline they need the full path. Comments and indentation are not sent with each page. */
const inlineStyle = (css: string) =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/([;{},]?)\s*\n\s*/g, (_, end: string) => end || ' ')
    .replaceAll(/(--[\w-]+): /g, '$1:')
    .trim()
    .replaceAll(/url\((['"]?)(?:\.\/)?assets\//g, 'url($1/tenant/assets/')
    .replaceAll(/<\/style/gi, String.raw`<\/style`)

/** JSON that cannot close the script element. */
const inlineData = (manifest: TenantManifest) =>
  JSON.stringify({ ...manifest, $schema: undefined }).replaceAll('<', String.raw`\u003c`)

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
