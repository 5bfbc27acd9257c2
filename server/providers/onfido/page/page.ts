import { markup } from '../../../platform/pages/markup'

/** The version of Onfido's software, pinned: a newer one is a change of this line. */
const SDK = 'https://sdk.onfido.com/v14.80.0'

/** The addresses of the page and its script. */
export const PAGE = '/identity-check/onfido'
export const SCRIPT = `${PAGE}.js`

interface PageView {
  language: string
  /** The tenant's name. */
  title: string
  /** The origins of the portals that may frame the page. */
  portals: readonly string[]
}

/** The page that runs Onfido's software and nothing of the portal. */
export const onfidoPage = ({ language, title, portals }: PageView): string =>
  markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body>
<div id="onfido" data-sdk="${SDK}" data-portals="${portals.join(' ')}"></div>
<script type="module" src="${SCRIPT}"></script>
</body>
</html>`.text

/**
 * Its policy: Onfido's own addresses, and inline styles, which that software needs. Only the tenant's portals may frame it. The
 * portal's policy stays as strict as before.
 */
export const onfidoPolicy = (portals: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self' https://sdk.onfido.com",
    "style-src 'unsafe-inline' https://sdk.onfido.com",
    "connect-src 'self' blob: https://*.onfido.com wss://*.onfido.com",
    'img-src data: blob: https://*.onfido.com',
    'media-src blob: https://*.onfido.com',
    'font-src https://*.onfido.com',
    'frame-src https://*.onfido.com',
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${portals.join(' ')}`,
  ].join('; ')
