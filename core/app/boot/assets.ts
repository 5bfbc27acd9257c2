/** Facts of the build for the first script: the files that start the application, and the screens without a session. */
export interface StartAssets {
  /** The entry module; empty in development, where the page has a script tag. */
  entry: string
  /** Modules and style sheets of the entry, requested in parallel. */
  files: readonly string[]
  /** The core's texts by language. */
  texts: Readonly<Record<string, string>>
  /** Path patterns of the public screens. */
  publicPaths: readonly string[]
  /** The modules and style sheets of the default screen by plugin; `*` means every language. */
  home: readonly PluginFile[]
  /** The modules and style sheets of the administration. */
  admin: readonly PluginFile[]
  /** The operations that the default screen reads, by plugin. */
  reads: readonly { plugin: string; path: string }[]
}

interface PluginFile {
  plugin: string
  language: string
  file: string
}
