/** The module graph of the build. */
interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

/** Small modules that many screens need, by chunk: files, and the folders of packages. */
export const sharedModules: Readonly<Record<string, readonly string[]>> = {
  // The frame of the administration has these parts, and its forms validate with these packages.
  area: [
    'core/app/shell/frameParts.ts',
    'node_modules/ajv/',
    'node_modules/ajv-formats/',
    'node_modules/fast-deep-equal/',
  ],
  identification: ['schemas/rules/identification.ts', 'schemas/rules/pattern.ts'],
  appointment: ['core/format/money.ts', 'core/ui/feedback/Notice.css', 'core/ui/feedback/Notice.tsx'],
  page: ['core/routing/BackLink.tsx', 'core/ui/layout/PageHeader.css', 'core/ui/layout/PageHeader.tsx'],
  background: [
    'core/app/Background.tsx',
    'core/app/overlays.tsx',
    'core/app/shell/menu/MenuCounts.tsx',
    'core/realtime/hub.ts',
    'core/realtime/hubMessages.ts',
    'core/realtime/hubState.ts',
    'core/realtime/Realtime.tsx',
  ],
  unread: [
    'plugins/chat/hub/chatAtoms.ts',
    'plugins/chat/conversationKey.ts',
    'plugins/chat/hub/Unread.tsx',
    'plugins/chat/hub/receiveMessage.ts',
    'plugins/chat/hub/useConversations.ts',
    'plugins/chat/hub/useNewsToast.ts',
    'plugins/chat/outbox/outbox.ts',
    'plugins/chat/outbox/useSender.ts',
  ],
  changes: [
    'core/files/saveFile.ts',
    'plugins/appointments/changes.ts',
    'plugins/appointments/useSaveToCalendar.ts',
  ],
  visit: ['plugins/calls/board/NearVisit.tsx', 'plugins/calls/board/nextVisit.ts'],
  controls: [
    'core/ui/actions/IconButton.css',
    'core/ui/actions/IconButton.tsx',
    'core/ui/forms/Field.css',
    'core/ui/forms/Field.tsx',
    'core/ui/forms/SearchField.css',
    'core/ui/forms/SearchField.tsx',
  ],
}

const isMember = (id: string, member: string) =>
  member.endsWith('/') ? id.includes(`/${member}`) : id.endsWith(`/${member}`)

const adminModule = /\/(kits|plugins)\/admin\//

/**
 * The chunk of a module. The modules that every screen of the administration needs are one file, and so are small modules that
 * many screens need: browsers request six files at a time, and each round takes half a second on a slow network.
 * Returns null if the bundler should decide.
 */
export function areaFile(id: string, graph: Graph): string | null {
  for (const [name, members] of Object.entries(sharedModules))
    if (members.some((member) => isMember(id, member))) return name
  return adminModule.test(id) && neededBy(entry(id), graph).has(id) ? 'area' : null
}

const entry = (id: string): string =>
  id.replace(/\/(kits|plugins)\/admin\/.*$/, '/plugins/admin/screens/Area.ts')

/** The static imports of a module, direct and indirect. */
function neededBy(start: string, graph: Graph): Set<string> {
  const all = new Set([start])
  for (const id of all) graph.getModuleInfo(id)?.importedIds.forEach((next) => all.add(next))
  return all
}
