export {
  MOST_ADDRESSES,
  MOST_USES,
  PrivateAddresses,
  type AddressKind,
  type LabelledKind,
} from './private-addresses.js';
export { PrivateAddressesModule } from './private-addresses.module.js';
