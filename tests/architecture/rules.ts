import { circles } from './circles'
import { iconTexts } from './iconTexts'
import { folderOrder, layers, literals, wrappers } from './layers'
import { names } from './names'
import { pluginIds } from './pluginIds'
import { pluginTexts } from './pluginTexts'
import { portableNames } from './portableNames'
import { publicModules } from './publicModules'
import { requirementIds } from './requirementIds'
import { routeIds } from './routeIds'
import { serverOrder, vendorNames } from './serverOrder'
import { setters } from './setters'
import { fileSize, folderSize } from './size'
import { readSources } from './sources'
import { formatViolation } from './violation'

/** Every violation in the project at `root`, each in one line. */
export function violations(root: string): string[] {
  const sources = readSources(root)
  const rules = [
    layers,
    folderOrder,
    serverOrder,
    vendorNames,
    literals,
    wrappers,
    publicModules(root),
    names(root),
    portableNames,
    pluginIds,
    pluginTexts,
    requirementIds,
    routeIds,
    circles,
    setters,
    iconTexts,
    fileSize,
    folderSize,
  ]
  return rules.flatMap((rule) => rule(sources)).map(formatViolation)
}
