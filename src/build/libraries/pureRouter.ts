import type { Plugin } from 'vite'

/**
 * Marks what the router library creates when it is loaded as free of side effects, so that the build drops what the portal does not
 * use: links, forms, data routes, server rendering. That was half of the library, 6.5 KB of the first download (decision 630).
 */
export const pureRouter = (): Plugin => ({
  name: 'pure-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/production\/chunk-\w+\.mjs/ },
    handler: (code) => ({ code: withPureCalls(code), map: null }),
  },
})

/** The code with its contexts and components marked, and without their names for developers. */
export const withPureCalls = (code: string): string =>
  code
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    // An assignment to a class after it keeps the class; a static field does not.
    .replace(
      /^(var (\w+) = class extends React\d*\.Component \{)$([^]*?)^\2\.contextType = (\w+);$/gm,
      '$1\n  static contextType = $4;$3',
    )
