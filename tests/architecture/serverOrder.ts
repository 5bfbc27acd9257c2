import type { Source } from './sources'
import type { Rule, Violation } from './violation'

/**
 * The floors of the server and their topics, lowest first. A file imports its own topic and those before it, so no topic imports
 * itself through another one.
 */
const floors: Readonly<Record<string, string>> = {
  platform: `errors paths db secrets tenants ports jobs requests services pages mail letters sms sessions files media hub http
    identity portal`,
  domain: `shared entities config countries catalogue people users documents pictures availability appointments push letters payments
    waitingList booking records measurements calls letterLinks chat templates devices acting account family registration identityChecks scans retention advices
    deletion erasure admin`,
  providers: 'clamd deviceCloud oidc onfido redis redsys s3 smtp stripe twilio webPush',
  demo: '',
  app: '',
}

const order = Object.entries(floors).flatMap(([floor, topics]) =>
  topics.split(/\s+/).map((topic) => `${floor}/${topic}`),
)

/** The topic of a file of the server: `domain/payments`, `platform/paths`, `app/`. */
function topicOf(file: string): string {
  const [, floor = '', topic = ''] = file.split('/')
  return floor === 'app' || floor === 'demo' ? `${floor}/` : `${floor}/${topic.replace(/\..*$/, '')}`
}

/** Tests and what only they import. */
const isTestHelp = ({ file, isTest }: Pick<Source, 'file' | 'isTest'>) => isTest || /\/test\//.test(file)

/** Inside the server, every import goes to the same topic or to one before it; the demo is loaded when it is needed. */
export const serverOrder: Rule = (sources) =>
  sources
    .filter((source) => source.file.startsWith('server/') && !isTestHelp(source))
    .flatMap((source) =>
      order.includes(topicOf(source.file))
        ? wrongImports(source)
        : [
            {
              file: source.file,
              problem: 'is in a folder without a floor',
              instead: 'add it to floors in serverOrder.ts',
            },
          ],
    )

function wrongImports({ file, imports }: Source): Violation[] {
  const own = topicOf(file)
  return imports.flatMap(({ target, specifier, kind }) => {
    if (!target?.startsWith('server/')) return []
    if (/\/test\//.test(target))
      return [{ file, problem: `imports ${specifier}`, instead: 'leave test folders to tests' }]
    const other = topicOf(target)
    if (other === 'demo/' && own !== 'demo/' && kind !== 'lazy')
      return [
        {
          file,
          problem: `imports ${specifier} eagerly`,
          instead: 'load the demo with await import() where a setting asks for it',
        },
      ]
    return mayImport(own, other)
      ? []
      : [
          {
            file,
            problem: `imports ${specifier} of a higher floor`,
            instead: `move what both need below server/${own}, or hand it in through a port or a callback`,
          },
        ]
  })
}

/** Adapters of different providers know nothing of each other. */
const mayImport = (own: string, other: string): boolean =>
  own === other ||
  (order.includes(other) &&
    order.indexOf(other) < order.indexOf(own) &&
    !(own.startsWith('providers/') && other.startsWith('providers/')))

/** Companies and programs whose services a provider adapts. */
const vendors = /stripe|redsys|onfido|twilio|life-?vit|amazon|clamd|clamav|binah/i

/** Ids that clients know, which name a provider: addresses of the contract, and the feature of a tenant. */
const idsOfClients = /\bapi\/(onfido|lifeVit|lifevit-auth)\/|'binah'/g

/** Topics and the ports of the API say what they need of a service, never whose it is. */
export const vendorNames: Rule = (sources) =>
  sources
    .filter(
      (source) =>
        (source.file.startsWith('server/domain/') || source.file.startsWith('server/platform/http/api/')) &&
        !isTestHelp(source),
    )
    .flatMap(({ file, code }) => {
      const [name] = vendors.exec(`${file}\n${code.replaceAll(idsOfClients, '')}`) ?? []
      return name
        ? [
            {
              file,
              problem: `names the provider ${name}`,
              instead: 'declare in port.ts what the topic needs, and name the provider in server/providers',
            },
          ]
        : []
    })
