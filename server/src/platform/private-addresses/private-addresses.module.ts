import { Global, Module } from '@nestjs/common';
import { PrivateAddresses } from './private-addresses.js';

@Global()
@Module({ providers: [PrivateAddresses], exports: [PrivateAddresses] })
export class PrivateAddressesModule {}
