/** What the build tells the first script: which files start the application, and which screens need no session. */
export interface StartAssets {
  /** The module that starts; empty where the page itself holds its script tag (development). */
  entry: string
  /** Modules and style sheets of the entry, requested in parallel. */
  files: readonly string[]
  /** The core's texts by language. */
  texts: Readonly<Record<string, string>>
  /** Path patterns of the public screens. */
  publicPaths: readonly string[]
  /** The default screen's modules and style sheets by plugin: `*` for any language, else for one. */
  home: readonly PluginFile[]
  /** The same of the administration. */
  admin: readonly PluginFile[]
  /** What the default screen reads, by plugin. */
  reads: readonly { plugin: string; path: string }[]
}

interface PluginFile {
  plugin: string
  language: string
  file: string
}
