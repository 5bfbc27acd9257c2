import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

/** The libraries that plugins from addresses share with the portal besides its own modules. */
export const sharedLibraries = ['react', 'react/jsx-runtime']

const packages = ['core', 'kits/admin', 'kits/booking', 'kits/charts']

/** Modules that only tests, the build or the portal itself need: helpers, style sheets, shell, sign-in, and what opens the session. */
const ownModules = [
  /\.css$/,
  /\/(test[A-Z]\w*|testing\/.*)$/,
  /\/(kit|defineKit|everyCapability|limits)$/,
  /^@portico\/core\/app\/(addressPlugins|bareRoutes|shell)\b/,
  /^@portico\/core\/routing\/(areas|InnerRoute)$/,
  /^@portico\/core\/session\/(arrival\/|signIn|continueAddress|leaveEnded|renewRoles)/,
  /^@portico\/core\/state\/localStorage$/,
  /^@portico\/core\/realtime\/connection\//,
  // Of bookings a plugin brings variants; their screens are the kit's.
  /^@portico\/booking\/(?!defineVariant$|sources\/|texts$)/,
  /^@portico\/core\/ui\/calendar\//,
]

/** What only the portal itself calls in the other modules: providers, its session, and what it shows. */
const ownExports = [
  /^[A-Z]\w+(Context|Provider)$/,
  /^(laterHost|store|sessionAtom|resetPersonAtoms|assertSamePerson)$/,
  /^(openSession|replaceToken|setVisitToken|store(|Link|SignIn)Token|actFor|actingOrigin|currentPath)$/,
  /^(initTexts|instance|(change|set|setFallback|fallback)Language|setOfferedLanguages)$/,
  /^(Modals|Overlays|chooseLanguage|onToast|(has|take)PendingToasts|isRepeat|showServerError)$/,
  /^(canLeave|hasLeaveConfirmation|usePath|useOpenPath|useIsUserAwaited|setHub|emitHubMessage|recordsRefused|toApiError)$/,
]

/** The exports that plugins from addresses share with the portal, by the name of their module. Modules with types alone are left out. */
export function publicModules(root: string): Map<string, readonly string[]> {
  const modules = [...publicFiles(root)].map(([module, file]) => [module, exportsOf(file)] as const)
  return new Map(modules.filter(([, names]) => names.length > 0))
}

/** The files of the modules that plugins from addresses may name, also for types alone, by their name. */
function publicFiles(root: string): Map<string, string> {
  const all = packages.flatMap((folder) => {
    const { name, exports } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as {
      name: string
      exports: Record<string, string>
    }
    return Object.entries(exports).map(
      ([subpath, file]) => [`${name}${subpath.slice(1)}`, path.join(root, folder, file)] as const,
    )
  })
  return new Map(all.filter(([module]) => !ownModules.some((pattern) => pattern.test(module))))
}

/** The names that a file exports at run time, and that are not the portal's own. */
function exportsOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'))
  return module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType)
    .map(({ exportName: { kind, name } }) => (kind === 'Default' ? 'default' : (name ?? '')))
    .filter((name) => name !== '' && !ownExports.some((pattern) => pattern.test(name)))
}
