import { Module } from '@nestjs/common';
import { ContactsModule } from '../contacts/index.js';
import { ErasureService } from './erasure.service.js';
import { PersonalDataService } from './personal-data.service.js';
import { PrivacyController } from './privacy.controller.js';

@Module({
  imports: [ContactsModule],
  controllers: [PrivacyController],
  providers: [ErasureService, PersonalDataService],
})
export class PrivacyModule {}
