import type { Plugin } from 'vite'

/** The client's own calls that write to its log, which the portal switches off (`LogLevel.None` in `openLink.ts`). */
const logCall = /\b(?:this\._)?logger\.log\(/g

/** Drops the sentences that the client of the hub writes to its log: a fifth of it (decision 630). */
export const quietHub = (): Plugin => ({
  name: 'quiet-hub',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/@microsoft\/signalr\/dist\/esm\/\w+\.js/ },
    handler: (code) => ({ code: withoutLogCalls(code), map: null }),
  },
})

/** The code without the calls, which the minifier then removes with their arguments. */
export const withoutLogCalls = (code: string): string => code.replace(logCall, 'false && $&')
