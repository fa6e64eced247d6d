export { PrivateAddresses, type AddressKind } from './private-addresses.js';
export { PrivateAddressesModule } from './private-addresses.module.js';
