import path from 'node:path'
import type { Bundles, StartFacts } from './literals'

/** The module graph of the build. */
interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

/** Small modules of the core, of kits and of packages that many screens need, by chunk: files, and the folders of packages. */
export const sharedModules: Bundles = {
  // The frame of the administration has these parts, and its forms validate with these packages.
  area: [
    'core/app/shell/frameParts.ts',
    'core/app/shell/menu/frameClasses.ts',
    'node_modules/ajv/',
    'node_modules/ajv-formats/',
    'node_modules/fast-deep-equal/',
  ],
  identification: ['schemas/rules/identification.ts', 'schemas/rules/pattern.ts'],
  appointment: [
    'core/files/saveFile.ts',
    'core/format/money.ts',
    'core/http/useSendOnce.ts',
    'core/ui/feedback/Notice.tsx',
    'core/ui/layout/ChipToggle.tsx',
    'kits/booking/submit/outcome.ts',
    'kits/booking/texts.ts',
  ],
  variants: ['kits/booking/defineVariant.ts', 'kits/booking/sources/request.ts'],
  clocks: ['core/ui/time/ClockWords.tsx', 'core/ui/time/useClockWords.ts', 'schemas/time/zoneNames.ts'],
  page: ['core/routing/BackLink.tsx', 'core/ui/layout/PageHeader.tsx'],
  background: [
    'core/app/Background.tsx',
    'core/app/offline/registerWorker.ts',
    'core/app/overlays.tsx',
    'core/app/shell/menu/MenuCounts.tsx',
    'core/plugin/lazy/prefetchInTurn.ts',
    'core/realtime/hub.ts',
    'core/realtime/hubMessages.ts',
    'core/realtime/hubState.ts',
    'core/realtime/Realtime.tsx',
  ],
  addressPlugins: [
    'core/app/addressPlugins/AddressPlugins.ts',
    'core/app/addressPlugins/LaterPage.tsx',
    'core/app/addressPlugins/useAddressPlugins.ts',
    'core/app/addressPlugins/problem.ts',
    'core/app/addressPlugins/quarantine.ts',
    'core/app/addressPlugins/run.ts',
    'core/app/addressPlugins/statuses.ts',
  ],
  controls: [
    'core/ui/actions/IconButton.tsx',
    'core/ui/forms/Field.css',
    'core/ui/forms/Field.tsx',
    'core/ui/forms/SearchField.tsx',
  ],
}

/**
 * Returns the chunk of a module. What a plugin says belongs together is one file, and so are the modules that every screen of
 * the administration needs and small modules that many screens need: browsers request six files at a time, and each round takes
 * half a second on a slow network. The function returns null if the bundler should decide.
 */
export function areaFiles(
  root: string,
  { admin, bundles }: Pick<StartFacts, 'admin' | 'bundles'>,
): (id: string, graph: Graph) => string | null {
  const screens = admin.filter(({ language }) => language === '*')
  const entries = [...new Set(screens.map(({ source }) => path.join(root, source)))]
  const folders = ['kits/admin', ...new Set(screens.map(({ plugin }) => `plugins/${plugin}`))].map(
    (folder) => `${path.join(root, folder)}/`,
  )
  // The start has its own files (startChunks.ts).
  const { home: _, idle: _idle, ...others } = bundles
  const named = [...Object.entries(sharedModules), ...Object.entries(others)]
  return (id, graph) => {
    for (const [name, members] of named) if (members.some((member) => isMember(id, member))) return name
    return folders.some((folder) => id.startsWith(folder)) && neededBy(entries, graph).has(id) ? 'area' : null
  }
}

const isMember = (id: string, member: string) =>
  member.endsWith('/') ? id.includes(`/${member}`) : id.endsWith(`/${member}`)

/** The static imports of modules, direct and indirect, and the modules themselves. */
function neededBy(entries: readonly string[], graph: Graph): Set<string> {
  const all = new Set(entries)
  for (const id of all) graph.getModuleInfo(id)?.importedIds.forEach((next) => all.add(next))
  return all
}
