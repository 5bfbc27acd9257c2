import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { bundlePlugin } from './bundlePlugin'
import type { SharedModules } from './sharedOnly'

/** What a build of a plugin depends on. */
interface BuildSettings {
  shared: SharedModules
  /** The version of the portal whose modules these are. */
  portal: string
  /** How the command is called. */
  name: string
}

/**
 * Runs `build [folder] [--out folder]`: writes the plugin of a folder as one file and prints its size and its entry for a tenant.
 * Returns the exit code.
 */
export async function runBuild(
  args: readonly string[],
  { shared, portal, name }: BuildSettings,
): Promise<number> {
  const usage = `Usage: ${name} build [folder] [--out folder]`
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { out: { type: 'string' }, help: { type: 'boolean' } },
    })
    const [command, folder = '.'] = positionals
    if (values.help || command !== 'build') {
      console.log(usage)
      return values.help ? 0 : 1
    }
    await writePlugin(path.resolve(folder), values.out, shared, portal)
    return 0
  } catch (error) {
    console.error((error as Error).message)
    return 1
  }
}

async function writePlugin(
  folder: string,
  out: string | undefined,
  shared: SharedModules,
  portal: string,
): Promise<void> {
  const { id, version, code, integrity, sizes, may } = await bundlePlugin(folder, shared)
  const file = path.join(path.resolve(out ?? path.join(folder, 'dist')), `${id}-${version}.js`)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, code)
  const url = `https://plugins.example/${path.basename(file)}`
  const entry = JSON.stringify({ id, url, integrity, range: `^${portal}`, may }, null, 2)
  console.log(`${path.relative(process.cwd(), file)}: ${sizes.raw} bytes, ${sizes.brotli} compressed`)
  if (may.points.length === 0)
    console.log(
      'package.json has no "portico": { "may": … }, so the portal lets the plugin contribute nothing.',
    )
  console.log(`For "addressPlugins" of tenant.json, with the address where you publish it:\n${entry}`)
}
