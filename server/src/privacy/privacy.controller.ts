import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { removed } from '@zikaron/contract';
import { AnswersFile, Id, Operation } from '../platform/http/index.js';
import { AskAgain, By, May, Org, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { ErasureService } from './erasure.service.js';
import { PersonalDataService } from './personal-data.service.js';

/** What a person may ask of an office that keeps data about them: to see it, and to have it erased. */
@ApiTags('Privacy')
@Controller('contacts/:id')
export class PrivacyController {
  constructor(
    private readonly personal: PersonalDataService,
    private readonly erasure: ErasureService,
  ) {}

  @Get('personal-data')
  @Operation('exportPersonalData', 'What is kept of one person, as a file')
  @AskAgain()
  @May('contacts:erase')
  @AnswersFile()
  personalData(@Org() org: OrganizationId, @By() by: Actor, @Id() contactId: string) {
    return this.personal.of(org, by, contactId);
  }

  @Post('erase')
  @Operation('eraseContact', 'Erase a person for good', removed)
  @AskAgain()
  @May('contacts:erase')
  erase(@Org() org: OrganizationId, @By() by: Actor, @Id() contactId: string) {
    return this.erasure.erase(org, by, contactId);
  }
}
