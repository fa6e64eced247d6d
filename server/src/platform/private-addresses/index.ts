export { MOST_ADDRESSES, PrivateAddresses, type AddressKind, type LabelledKind } from './private-addresses.js';
export { PrivateAddressesModule } from './private-addresses.module.js';
