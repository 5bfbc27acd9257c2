import type * as UseApi from '../../../http/useApi'
import type * as UseCall from '../../../http/useCall'
import type * as Hub from '../../../realtime/hub'
import type * as CurrentSession from '../../../session/session'
import type * as UseFormDraft from '../../../session/useFormDraft'
import type * as UsePermitted from '../../../session/usePermitted'
import type * as UsePluginCall from '../../../session/usePluginCall'
import type * as UseSession from '../../../session/useSession'
import type * as UseUser from '../../../session/useUser'
import type * as TabStorage from '../../../state/tabStorage'
import type { Face } from '../startPlugin'
import type { Limits } from './limits'

/** The operation behind `useUser`. */
const readUser = 'GET api/users/data'

/** The shared modules with which a plugin reaches the API, the hub, the storage or the session, each with its limits. */
const limited: Readonly<Record<string, (module: never, limits: Limits) => object>> = {
  '@portico/core/http/useCall': ({ useCall }: typeof UseCall, { limitCall }) => ({
    useCall: () => limitCall(useCall()),
  }),
  '@portico/core/http/useApi': limitUseApi,
  '@portico/core/session/usePluginCall': ({ usePluginCall }: typeof UsePluginCall, { limitPluginCall }) => ({
    usePluginCall: () => limitPluginCall(usePluginCall()),
  }),
  '@portico/core/session/useUser': ({ useUser }: typeof UseUser, { refusalOf }) => ({
    useUser: () => {
      const user = useUser()
      return refusalOf(readUser) ? undefined : user
    },
  }),
  '@portico/core/session/usePermitted': ({ useAccessContext }: typeof UsePermitted, { mayCall }) => ({
    useAccessContext: () => {
      const { user, ...facts } = useAccessContext()
      return mayCall(readUser) ? { ...facts, user } : facts
    },
  }),
  '@portico/core/session/session': ({ currentSession }: typeof CurrentSession) => ({
    currentSession: () => ({ ...currentSession(), token: null }),
  }),
  '@portico/core/session/useSession': ({ useSession }: typeof UseSession, { refuse }) => ({
    useSession: () => ({
      ...useSession(),
      actFor: () => {
        throw refuse('actFor')
      },
    }),
  }),
  '@portico/core/session/useFormDraft': ({ useFormDraft }: typeof UseFormDraft, { checkKey }) => ({
    useFormDraft: (form: string, initial: () => object) => useFormDraft(checkKey(form), initial),
  }),
  '@portico/core/state/tabStorage': limitTabStorage,
  '@portico/core/realtime/hub': limitHub,
}

/** The shared modules as one plugin gets them: what reaches the API, the hub, the storage or the session has the limits of the plugin. */
export const limitFace = (face: Face, limits: Limits): Face =>
  Object.fromEntries(
    Object.entries(face).map(([name, load]) => {
      const limit = Object.hasOwn(limited, name) ? limited[name] : undefined
      if (!limit) return [name, load]
      return [
        name,
        async () => {
          const module = await load()
          return { ...module, ...limit(module as never, limits) }
        },
      ]
    }),
  )

function limitUseApi({ useApi }: typeof UseApi, { refusalOf }: Limits) {
  return {
    useApi: (operation: string, input: object | null) => {
      const error = input === null ? undefined : refusalOf(operation)
      const answer = useApi(operation as never, (error ? null : input) as never)
      return error ? { ...answer, data: undefined, error, isLoading: false } : answer
    },
  }
}

function limitTabStorage(
  { tabStorage, readTabJson, writeTabJson }: typeof TabStorage,
  { checkKey }: Limits,
): Pick<typeof TabStorage, 'tabStorage' | 'readTabJson' | 'writeTabJson'> {
  return {
    tabStorage: () => ({
      getItem: (key) => tabStorage().getItem(checkKey(key)),
      setItem: (key, value) => tabStorage().setItem(checkKey(key), value),
      removeItem: (key) => tabStorage().removeItem(checkKey(key)),
    }),
    readTabJson: (key) => readTabJson(checkKey(key)),
    writeTabJson: (key, value) => writeTabJson(checkKey(key), value),
  }
}

function limitHub({ callHub, onHubMessage, useHubMessage, HubError }: typeof Hub, limits: Limits) {
  const { checkHub, hasHubTurn } = limits
  return {
    callHub: async (name: string, ...args: readonly unknown[]) => {
      checkHub(name)
      if (!hasHubTurn()) throw new HubError('TOO_MANY_MESSAGES')
      return callHub(name as never, ...(args as never))
    },
    onHubMessage: (name: string, listener: () => void) => {
      checkHub(name)
      return onHubMessage(name as never, listener)
    },
    useHubMessage: (name: string, listener: () => void) => {
      checkHub(name)
      useHubMessage(name as never, listener)
    },
  }
}
