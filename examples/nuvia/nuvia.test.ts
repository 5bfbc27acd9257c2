import { startStub } from '../../tests/conformance/booking/stub/stub'
import { testVariant, variantOf } from '../../tests/conformance/booking/suite'
import plugin from './plugin'
import { stub } from './testBackEnd'

const api = { address: 'https://api.nuvia.example/v1', receivesToken: true }
const variant = variantOf(plugin, { folder: 'examples/nuvia', pluginApis: { nuvia: api } })
const backEnd = startStub(stub, variant.tenant)

testVariant(variant, () => backEnd)
