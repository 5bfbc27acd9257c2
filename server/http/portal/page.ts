import type { TenantManifest } from '../../tenants/manifest'

/** What the server puts into the page's head instead of links that a plain web server would answer. */
const HEAD = /<!--portico:head-->[\s\S]*?<!--\/portico:head-->/

/**
 * The page of a tenant: the build's index.html with title, icon, font, theme and manifest in its first response, so
 * that the first paint wears the right brand. `theme` is the text of the tenant's theme.css.
 */
export function composePage(html: string, manifest: TenantManifest, theme: string): string {
  const head = [
    `<title>${escape(manifest.title ?? manifest.name)}</title>`,
    `<link rel="icon" href="/tenant/${escape(manifest.favicon)}">`,
    ...(manifest.font
      ? [
          `<link rel="preload" href="/tenant/${escape(manifest.font)}" as="font" type="font/woff2" crossorigin>`,
        ]
      : []),
    `<style>${inlineStyle(theme)}</style>`,
    `<script type="application/json" id="tenant">${inlineData(manifest)}</script>`,
  ].join('\n')
  return html
    .replace(HEAD, () => head)
    .replace(/<html\b[^>]*?\blang="[^"]*"/, (tag) =>
      tag.replace(/lang="[^"]*"/, `lang="${manifest.languages[0] ?? 'es'}"`),
    )
}

/** Addresses in theme.css are relative to its folder; in the page they must say so. */
const inlineStyle = (css: string) =>
  css
    .replaceAll(/url\((['"]?)(?:\.\/)?assets\//g, 'url($1/tenant/assets/')
    .replaceAll(/<\/style/gi, String.raw`<\/style`)

/** JSON in which no text can end the script element. */
const inlineData = (manifest: TenantManifest) =>
  JSON.stringify({ ...manifest, $schema: undefined }).replaceAll('<', String.raw`\u003c`)

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
